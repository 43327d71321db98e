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

/** The sample of a name; none where the site has no page with it, which could not play it either. */
function fenceOf({pages}: Site, name: string): Fence | undefined {
  const fences = [...pages.values()].flatMap((it) => it.fences.fences);
  const [fence, ...others] = fences.filter(({meta}) => meta.run === name);
  if (others.length > 0) {
    const what = `Several samples have the flag run="${name}"`;
    throw wrong('src/base/plays.ts', what, 'give each sample a separate name');
  }
  return fence;
}

/** The property of the module whose card a request leads to. */
const moduleOf = (steps: readonly Step[], at: number) =>
  steps.slice(at).find(({kind}) => kind === 'card')?.of;

/** A sample as a function of what it finds on its page, with the lines that each step is about. */
async function sample(name: PlayName, fence: Fence): Promise<string> {
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
function links(
  {contract, baseUrl}: Site,
  played: readonly PlayName[],
): Readonly<Record<string, string>> {
  const entries = contract
    ? [...entriesOf(contract, 'command'), ...entriesOf(contract, 'type')]
    : [];
  const names = new Set(played.flatMap((it) => PLAYS[it].map(({type}) => type)));
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
  const played = (Object.keys(PLAYS) as PlayName[]).flatMap((name) => {
    const fence = fenceOf(site, name);
    return fence ? [{name, fence}] : [];
  });
  const samples = await Promise.all(played.map(({name, fence}) => sample(name, fence)));
  const known = links(
    site,
    played.map(({name}) => name),
  );
  return `
    export const links = ${JSON.stringify(known)};
    export const samples = {${samples.join(',\n')}};`;
}
