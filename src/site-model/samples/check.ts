import {checkerOf, languageProblems} from './languages';
import type {Fence} from '../fences/fence';
import {inOrder, type Problem} from '../../base/problem';
import type {Diagnostic} from './program';
import {remedyFor} from './remedies';
import type {Samples} from './samples';

/** What the check of a site found. */
export interface Report {
  readonly problems: readonly Problem[];
  readonly fences: readonly Fence[];
  /** Fences that say why nothing checks them. */
  readonly optOuts: readonly Fence[];
}

/** Errors that a fence shows without saying so, and those it says and no longer shows. */
function compilerProblems(fence: Fence, diagnostics: readonly Diagnostic[]): Problem[] {
  const {file, line} = fence;
  const expected = [...fence.meta.errors];
  const found = diagnostics.filter(({code}) => {
    const index = expected.indexOf(code);
    if (index !== -1) {
      expected.splice(index, 1);
    }
    return index === -1;
  });
  return [
    ...found.map((it) => ({
      file,
      line: it.line,
      message: `TS${it.code}: ${it.message}`,
      remedy: remedyFor(it.code),
    })),
    ...expected.map((code) => ({
      file,
      line,
      message: `The fence says that it shows error ${code}, and the compiler does not find it.`,
      remedy: `remove ${code} from errors="…", or show the error again`,
    })),
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
      ...(checker ? await checker(fence, samples) : []),
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
  return {
    problems: inOrder(found.flat()),
    fences,
    optOuts: fences.filter(({meta}) => meta.unchecked !== null),
  };
}
