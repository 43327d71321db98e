import {checkerOf, languageProblems} from './languages';
import {problemIn, type Fence} from '../fences/fence';
import {inOrder, type Problem} from '../../base/problem';
import type {Diagnostic} from './program';
import {remedyFor} from './remedies';
import type {Samples} from './samples';

/** What the check of a site found. */
interface Report {
  readonly problems: readonly Problem[];
  readonly fences: readonly Fence[];
}

/** How much was checked, and what was not. */
export function summary({fences}: Report): string {
  const optOuts = fences.filter(({meta}) => meta.unchecked !== null);
  const languages = [...new Set(optOuts.map(({language}) => language || 'plain'))].sort();
  const not = languages.length ? ` (${languages.join(', ')})` : '';
  const count = fences.length === 1 ? '1 sample' : `${fences.length} samples`;
  return `${count}, of which ${optOuts.length} opt out with a reason${not}`;
}

/** Errors that a fence shows without saying so, and those it says and no longer shows. */
function compilerProblems(fence: Fence, diagnostics: readonly Diagnostic[]): Problem[] {
  const expected = [...fence.meta.errors];
  const found = diagnostics.filter(({code}) => {
    const index = expected.indexOf(code);
    if (index !== -1) {
      expected.splice(index, 1);
    }
    return index === -1;
  });
  return [
    ...found.map(({line, code, message}) => ({
      file: fence.file,
      line,
      message: `TS${code}: ${message}`,
      remedy: remedyFor(code),
    })),
    ...expected.map((code) => {
      const message = `The fence says that it shows error ${code}, and the compiler does not find it.`;
      return problemIn(
        fence,
        0,
        message,
        `remove ${code} from errors="…", or show the error again`,
      );
    }),
  ];
}

const checked = new WeakMap<readonly Fence[], Promise<readonly Problem[]>>();

async function findProblems(samples: Samples, file: string): Promise<readonly Problem[]> {
  const diagnostics = samples.diagnostics(file);
  const fences = samples.fences(file).map(async (fence) => {
    const mine = diagnostics.filter((it) => it.fence === fence);
    const checker = checkerOf(fence);
    return [
      ...languageProblems(fence),
      ...compilerProblems(fence, mine),
      ...(checker ? await checker(fence, samples.schemas) : []),
    ];
  });
  return [...samples.fenceProblems(file), ...(await Promise.all(fences)).flat()];
}

/** What is wrong in one file. It is found once for each state of the file and of the contract. */
function problemsIn(samples: Samples, file: string): Promise<readonly Problem[]> {
  const fences = samples.fences(file);
  const found = checked.get(fences) ?? findProblems(samples, file);
  checked.set(fences, found);
  return found;
}

/** Checks every sample of a site as it is now. */
export async function checkSamples(samples: Samples): Promise<Report> {
  const found = await Promise.all(samples.paths.map((file) => problemsIn(samples, file)));
  const fences = samples.paths.flatMap((file) => samples.fences(file));
  return {problems: inOrder(found.flat()), fences};
}
