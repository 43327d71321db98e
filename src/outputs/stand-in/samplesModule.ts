import {transform} from 'esbuild';
import {PLAYS, type PlayName, type Step} from '../../base/plays';
import {entriesOf} from '../../site-model/contract/resolveName';
import type {Fence} from '../../site-model/fences/fence';
import {shownLines} from '../../site-model/highlight/fence';
import type {Site} from '../../site-model/site';
import {declaredIn, linesOf} from './lines';

/** What a sample finds on the page that it runs in. */
const PAGE = ['SIR', 'fetch', 'document', 'console'];

const wrong = (where: string, what: string, remedy: string) =>
  new Error(`${where}\n  ${what}.\n  Remedy: ${remedy}.`);

function fenceOf({pages}: Site, name: string): Fence {
  const fences = [...pages.values()].flatMap((it) => it.fences.fences);
  const [fence, ...others] = fences.filter(({meta}) => meta.run === name);
  if (!fence || others.length > 0) {
    const what = `${fence ? 'Several samples have' : 'No sample has'} the flag run="${name}"`;
    throw wrong('src/base/plays.ts', what, 'name one sample of a page');
  }
  return fence;
}

/** The property of the module whose card a request leads to. */
const moduleOf = (steps: readonly Step[], at: number) =>
  steps.slice(at).find(({kind}) => kind === 'card')?.of;

/** A sample as a function of what it finds on its page, with the lines that each step is about. */
async function sample(site: Site, name: PlayName): Promise<string> {
  const fence = fenceOf(site, name);
  const where = `${fence.file}:${fence.line}`;
  const shown = shownLines(fence.text, fence.meta.highlighted);
  const steps = PLAYS[name];
  const lines = steps.map((step, index) => {
    const found = linesOf(fence.text, shown, step, moduleOf(steps, index));
    if (!found) {
      const what = `The sample ${name} has no line for the ${step.kind} ${step.of} that the player shows`;
      throw wrong(where, what, 'correct the sample, or its steps in src/base/plays.ts');
    }
    return found;
  });
  const {code} = await transform(fence.text, {loader: 'ts', format: 'iife'});
  const names = [...PAGE, ...declaredIn(fence.text)].join(', ');
  const text = shown.map((it) => it.text).join('\n');
  return `${JSON.stringify(name)}: {
    code: ${JSON.stringify(text)},
    lines: ${JSON.stringify(lines)},
    run({${names}}) { ${code} },
  }`;
}

/** Where the reference explains each type and command that a step names. */
function links({contract, baseUrl}: Site): Readonly<Record<string, string>> {
  const entries = contract
    ? [...entriesOf(contract, 'command'), ...entriesOf(contract, 'type')]
    : [];
  const names = new Set(Object.values(PLAYS).flatMap((it) => it.map(({type}) => type)));
  return Object.fromEntries(
    [...names].map((name) => {
      const entry = entries.find((it) => it.name === name);
      if (!entry && contract) {
        const what = `The contract has no type or command ${name}`;
        throw wrong('src/base/plays.ts', what, 'correct the name');
      }
      return [name, `${baseUrl}${entry?.href.slice(1)}`];
    }),
  );
}

/** The code of `stand-in:samples`: what the player plays. */
export async function samplesModule(site: Site): Promise<string> {
  const names = Object.keys(PLAYS) as PlayName[];
  const samples = await Promise.all(names.map((name) => sample(site, name)));
  return `
    export const links = ${JSON.stringify(links(site))};
    export const samples = {${samples.join(',\n')}};`;
}
