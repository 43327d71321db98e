import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {readText, writeIfChanged} from '../../base/files';
import {hashOf} from '../../base/hashOf';
import {filesState, keep, recall, stateOf, wholeState} from '../../base/kept';
import {problemList, problemsError} from '../../base/problem';
import {problemsOf} from '../../checks';
import {madeOfSite, setRunning} from '../../site-model/current';
import {readSite, shownHash, type KnownPages} from '../../site-model/readSite';
import type {ContractModel} from '../../site-model/contract';
import type {Place, Site} from '../../site-model/site';
import type {ApiReferenceOptions} from '../../site-model/typedoc/options';
import {afterCompiling} from './afterCompiling';
import {devServer} from '../devServer';
import {readContract} from './contract';
import {siteSamples} from './samples';
import {startThread} from './thread';
import {treeReader} from './treeReader';

const WHERE = 'in what the site is written in';

/** Read once, at the start. */
const SETTINGS = ['src/site.ts', 'docusaurus.config.ts'];

const PAGES = ['docs', 'src/pages'].map((it) => `${it}/**/*.{mdx,png,jpg,jpeg}`);

/** What pages are made of, besides what they say. */
const AROUND_PAGES = [
  'src/contract/**/*.{ts,yaml}',
  'src/facts/*.yaml',
  'samples/*/{*.*,!(node_modules|vendor|dist)/**/*.*}',
  'tsconfig.contract.json',
  'sidebars.ts',
  ...SETTINGS,
];

/** Every file that the site is read from. */
export const WATCHED = [...PAGES, ...AROUND_PAGES];

/** Which pages there are, and the state of what is around them. */
const stateAround = (siteDir: string): string =>
  hashOf([filesState(siteDir, AROUND_PAGES), globSync(PAGES, {cwd: siteDir}).sort()]);

/** One folder in each: with a slash in braces, all of node_modules is walked for them. */
const PICTURES = ['docs', 'src/pages', 'static'].map((it) => `${it}/**/*.{png,jpg,jpeg,svg}`);

/**
 * Reads the site before Docusaurus reads anything, and stops a build with one list of everything that
 * is wrong with it. The development server reads again what changed, and shows what is wrong once the
 * page itself is shown.
 */
export default async function site(
  context: LoadContext,
  options: ApiReferenceOptions,
): Promise<Plugin> {
  const {siteDir, siteConfig, baseUrl, generatedFilesDir} = context;
  const developing = process.env.NODE_ENV === 'development';
  const folder = path.join(generatedFilesDir, 'site');
  const place: Place = {siteDir, url: siteConfig.url, baseUrl};
  const {run, end} = startThread();
  const state = stateOf(siteDir);
  const samples = siteSamples(siteDir, state, run);
  // A page shows what its pictures are.
  const pictures = filesState(siteDir, PICTURES);
  const keptPages = {siteDir, name: 'pages', state: hashOf([state, pictures])};
  const keptBefore = recall<KnownPages>(keptPages);
  let contract: ContractModel | null = null;
  let read: Site | null = null;
  let whole: string | null = null;

  function show(next: Site): void {
    read = next;
    samples.take(next.samples);
    setRunning({site: next, treeOf, state, whole});
  }

  const treeOf = treeReader({
    current: () => read!,
    replace: developing ? show : null,
    referencesIn: (file) => samples.references(file),
  });

  async function update(): Promise<void> {
    const now = filesState(siteDir, ['src/contract/**/*.ts', 'tsconfig*.json']);
    const reading = readContract(context, options, {run, state: hashOf([state, now])}).then(
      (found) => {
        // A mistake in the contract does not take the reference away while somebody mends it.
        contract = found.contract ?? contract;
        if (!developing) {
          // Before samples: until they are read, the thread has nothing to do.
          found.schemas().catch(() => undefined); // who needs them says so
        }
        return {...found, contract};
      },
    );
    const next = await readSite(place, reading, read ?? keptBefore);
    if (!developing) {
      whole = hashOf([wholeState(siteDir), next.history, next.commit, place]);
    }
    show(next);
    for (const page of read!.pages.values()) {
      // The bundler compiles the page again when it changes: see pageDependency.cjs.
      writeIfChanged(path.join(folder, `${page.file}.hash`), shownHash(page, read!));
    }
  }

  const askSamples = async () => (contract ? samples.problems() : []);

  await update();
  if (!developing) {
    // From here on what is kept stays, and each page leaves its HTML: V8 would let the heap double first.
    setFlagsFromString('--heap-growing-percent=20');
  }
  // A build asks once, and now: until the bundler works, the second processor has little to do.
  const built = developing ? null : askSamples().finally(end);
  built?.catch(() => undefined); // postBuild says so
  const inSamples = () => built ?? askSamples();
  await madeOfSite('checked', async ({pages}) => {
    const atStart = developing && contract ? [] : problemsOf(read!);
    if (atStart.length) {
      throw problemsError([...atStart, ...(await inSamples())], WHERE);
    }
    if ([...pages].some(([file, page]) => page !== keptBefore?.pages.get(file))) {
      keep<KnownPages>(keptPages, {pages});
    }
    return true;
  });

  let shown = '';
  const {due, isHooked, middleware, bundlerPlugins} = afterCompiling('site', async () => {
    if (isBehind) {
      await readAgain();
    }
    const found = [...problemsOf(read!), ...(await inSamples())];
    const list = found.length ? problemList(found, WHERE) : '';
    if (list !== shown) {
      console.log(list ? `[ERROR] ${list}` : '[SUCCESS] Nothing is wrong with the sources.');
    }
    shown = list;
  });
  if (developing) {
    samples.compile().catch(console.error);
  }

  /** Whatever is wrong, the server goes on. */
  async function readAgain(): Promise<void> {
    isBehind = false;
    try {
      await update();
    } catch (error) {
      isBehind = true;
      console.error(`[ERROR] ${String(error)}`);
    }
  }

  const textsOf = () => SETTINGS.map((file) => readText(path.join(siteDir, file)));
  let settings = textsOf();
  let around = developing ? stateAround(siteDir) : '';
  let isFresh = true;
  /** Whether pages may have changed since the site was read. The bundler has them read one by one meanwhile. */
  let isBehind = false;

  return {
    name: 'site',

    getPathsToWatch: () => WATCHED,

    async loadContent() {
      if (!isFresh) {
        const before = around;
        around = stateAround(siteDir);
        isBehind = true;
        // A page by itself can wait: the bundler, for which its author waits, is not to be held up.
        if (around !== before || !isHooked()) {
          await readAgain();
        }
      }
      isFresh = false;
      const now = textsOf();
      for (const file of SETTINGS.filter((_, index) => now[index] !== settings[index])) {
        console.log(`[WARNING] ${file} has changed: stop, and run npm start again to see it.`);
      }
      settings = now;
      if (developing) {
        due();
      }
    },

    async postBuild() {
      const found = (await built) ?? [];
      if (found.length) {
        throw problemsError(found, WHERE);
      }
    },

    configureWebpack() {
      const loader = path.join(__dirname, 'pageDependency.cjs');
      const use = [{loader, options: {siteDir, folder}}];
      // In an array: Docusaurus takes a rule with this very expression for one that compiles pages
      // (core/lib/server/plugins/synthetic.js, createMDXFallbackPlugin).
      const rules = [{test: [/\.mdx$/], enforce: 'pre' as const, use}];
      return {
        ...(developing && {...devServer('site', [middleware]), plugins: bundlerPlugins}),
        module: {rules},
      };
    },
  };
}
