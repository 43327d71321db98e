import {attributeText} from '../../base/attributes';
import {
  bullets,
  code,
  link,
  paragraph,
  provisionalPart,
  table,
  type Phrasing,
} from '../../base/mdast';
import type {Element} from '../../base/pageElement';
import type {Fact} from '../../facts/product';
import {nearest} from '../contract/resolveName';
import type {Asked, MadeElement} from './putIn';
import {linkedWords} from './settings';

/** What is between backticks is code. */
function phrases(said: string): Phrasing[] {
  return said.split('`').flatMap((it, at) => (it ? [at % 2 ? code(it) : it] : []));
}

/** Below a mark at the head of something, or of the page, nothing has its own. */
function isCovered([root, ...within]: Asked['ancestors']): boolean {
  const marks = (all: readonly object[] = []) =>
    all.filter((it) => 'name' in it && it.name === 'Provisional') as Element[];
  const ofPage = marks(root?.children).some((it) => attributeText(it, 'of') === 'page');
  return ofPage || marks(within).length > 0;
}

const marked = ({status}: Fact, said: string, ancestors: Asked['ancestors']): Phrasing[] =>
  status === 'derived' && !isCovered(ancestors) ? provisionalPart(phrases(said)) : phrases(said);

const inPage = (said: Phrasing[]) => paragraph(...said).children;

/** `<Fact id="flash-bet-duration" />`: value and unit, or with `show="sentence"` the sentence. */
export const factValue = (facts: readonly Fact[]): MadeElement => ({
  attributes: ['id', 'show'],
  inText: true,
  make({values, ancestors, fail}) {
    const id = values.get('id') ?? '';
    const fact = facts.find((it) => it.id === id);
    if (!fact) {
      const near = nearest(
        id,
        facts.map((it) => it.id),
      ).join('”, “');
      throw fail(
        `knows no fact “${id}”`,
        `the nearest are “${near}”; all are in src/facts/product.yaml`,
      );
    }
    const show = values.get('show');
    if (show !== undefined && show !== 'sentence') {
      throw fail(`can't show “${show}”`, 'write show="sentence", or leave it out for the value');
    }
    const outer = ancestors.find(({type}) => type === 'link' || type === 'heading');
    if (fact.status !== 'public' && outer) {
      throw fail(
        `is in a ${outer.type}, which has no room for its mark`,
        `put it next to the ${outer.type}`,
      );
    }
    if (fact.status === 'unknown' && !show) {
      return inPage(['not known: ask ', ...linkedWords(fact.ask)]);
    }
    const said = show ? fact.sentence : fact.said;
    if (said === null) {
      throw fail(`has no value in “${id}”, which is a rule`, 'write show="sentence"');
    }
    return inPage(marked(fact, said, ancestors));
  },
});

/** Leads to the page that explains a fact. */
const lead = ({id, page}: Fact, said: Phrasing[]) => link(page, said, `fact-${id}`);

/** `<Facts group="Limits" />`: what is known, and whom to ask for what is not. */
export const factTable = (facts: readonly Fact[]): MadeElement => ({
  attributes: ['group'],
  make({values, ancestors, fail}) {
    const rows = facts.filter(({group}) => group === values.get('group'));
    if (!rows.length) {
      const known = [...new Set(facts.map(({group}) => `group="${group}"`))];
      throw fail('has no group that is known', `write ${known.join(' or ')}`);
    }
    const open = rows.filter(({status}) => status === 'unknown');
    const lines = rows
      .filter((it) => !open.includes(it))
      .map((fact) => [lead(fact, [fact.label]), marked(fact, fact.sentence, ancestors)]);
    const questions = [...new Set(open.map(({ask}) => ask))].flatMap((whom) => [
      paragraph('Not known: ask ', ...linkedWords(whom), ':'),
      bullets(
        open
          .filter(({ask}) => ask === whom)
          .map((fact) => [lead(fact, phrases(fact.question ?? fact.label))]),
      ),
    ]);
    return [...(lines.length ? [table(['Topic', 'Answer'], lines)] : []), ...questions];
  },
});
