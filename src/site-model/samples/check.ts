import {inOrder, type Problem} from '../../base/problem';
import {problemIn, type Fence} from '../fences/fence';
import type {Diagnostic} from './diagnostics';
import {checkerOf, languageProblems} from './languages';
import {remedyFor} from './remedies';
import type {File, Samples} from './samples';

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
    ...found.map(({line, code, message}) =>
      problemIn(fence, line, `TS${code}: ${message}`, remedyFor(code)),
    ),
    ...expected.map((code) => {
      const message = `The fence says that it shows error ${code}, and the compiler does not find it.`;
      const remedy = `remove ${code} from errors="…", or show the error again`;
      return problemIn(fence, 0, message, remedy);
    }),
  ];
}

async function findProblems(samples: Samples, file: File): Promise<readonly Problem[]> {
  const diagnostics = samples.diagnostics(file);
  const inFences = file.fences.map(async (fence) => [
    ...languageProblems(fence),
    ...compilerProblems(
      fence,
      diagnostics.filter((it) => it.fence === fence),
    ),
    ...((await checkerOf(fence)?.(fence, samples.schemas)) ?? []),
  ]);
  return [...file.problems, ...(await Promise.all(inFences)).flat()];
}

const checked = new WeakMap<File, Promise<readonly Problem[]>>();

/** What is wrong with the samples of a site as it is now. */
export async function checkSamples(samples: Samples): Promise<Problem[]> {
  const found = samples.checked.map((file) => {
    // It is found once for each state of the file and of the contract.
    const problems = checked.get(file) ?? findProblems(samples, file);
    checked.set(file, problems);
    return problems;
  });
  return inOrder((await Promise.all(found)).flat());
}
