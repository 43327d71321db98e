import type {LoadContext, Plugin} from '@docusaurus/types';
import {contractOutcome, knownContractModel} from '../../site-model/contract/current';
import {SAMPLE_PATHS} from '../../site-model/fences/fences';
import {checkPages} from '../../checks/check';
import {problemList, problemsError, type Problem} from '../../base/problem';
import {sourceTask} from '../source-thread';
import {ContractError} from '../../site-model/typedoc/problems';
import {afterCompiling} from '../afterCompiling';

const WHERE = 'in what the site is written in';

/** What stops a build: the contract's problems and those of everything else, as one list. */
async function problemsOf(siteDir: string): Promise<readonly Problem[]> {
  const failure = await contractOutcome();
  if (failure && !(failure instanceof ContractError)) {
    throw failure;
  }
  const compiles = !failure || failure.model !== null;
  const pages = checkPages(siteDir, compiles);
  const samples = compiles ? await sourceTask('sampleProblems', {siteDir}) : [];
  return [...(failure?.problems ?? []), ...pages, ...samples];
}

/**
 * Stops the build with one list of everything that is wrong with its sources, before Docusaurus, the
 * bundler and the renderer stop at the first thing that each of them meets. While the development
 * server runs it shows what is wrong once the page itself is shown; a change then costs the changed
 * page alone.
 */
export default async function sourceCheck({siteDir}: LoadContext): Promise<Plugin> {
  const developing = process.env.NODE_ENV === 'development';
  const watched = {
    name: 'source-check',
    getPathsToWatch: () => [
      ...SAMPLE_PATHS,
      'docs/**/*.{mdx,md,png,jpg,jpeg}',
      'src/contract/openapi.yaml',
    ],
  };

  if (!developing) {
    const problems = await problemsOf(siteDir);
    if (problems.length) {
      throw problemsError(problems, WHERE);
    }
    return watched;
  }

  // Pages are compiled next, and ask what the names in their samples lead to. What fails here fails
  // there as well.
  const read = () => void sourceTask('readSamples', {siteDir}).catch(() => undefined);
  // While TypeDoc reads the contract.
  read();
  let shown = '';
  const {due, configureWebpack} = afterCompiling('source-check', async () => {
    const model = knownContractModel();
    const problems = await sourceTask('sourceProblems', {siteDir, model});
    const list = problems.length ? problemList(problems, WHERE) : '';
    if (list !== shown) {
      console.log(list ? `[ERROR] ${list}` : '[SUCCESS] Nothing is wrong with the sources.');
    }
    shown = list;
  });
  return {
    ...watched,
    configureWebpack,
    loadContent() {
      read();
      due();
    },
  };
}
