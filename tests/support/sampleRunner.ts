import {createRequire} from 'node:module';
import {JSDOM, VirtualConsole, type DOMWindow} from 'jsdom';
import ts from 'typescript';
import type {Fence} from '../../src/site-model/fences/fence';
import {virtualFiles, type VirtualFile} from '../../src/site-model/samples/virtualFiles';
import {fencesOf, root, siteFences} from './samples';

/** What a sample finds as global besides JavaScript's own: `SIR`, `fetch`, `document`… */
type Globals = Readonly<Record<string, unknown>>;

/** The one sample of the site with the flag `run="name"`. */
export function findSample(name: string): Fence {
  const flag = `run="${name}"`;
  const found = siteFences().filter(({meta}) => meta.run === name);
  const [sample] = found;
  if (!sample || found.length > 1) {
    const places = found.map(({file, line}) => `${file}:${line}`).join(', ') || 'nowhere';
    throw new Error(`The flag ${flag} stands ${places}; it has to stand at one sample.`);
  }
  return sample;
}

function toCommonJs(code: string, name: string): string {
  return ts.transpileModule(code, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      moduleDetection: ts.ModuleDetectionKind.Force,
      esModuleInterop: true,
      allowJs: true,
      jsx: ts.JsxEmit.ReactJSX,
    },
  }).outputText;
}

/** The fence with all that it continues, hidden lines included; not what continues it. */
function codeUpTo(fence: Fence, {code, segments}: VirtualFile): string {
  const last = segments.findLast((it) => it.fence.index === fence.index);
  return code.slice(0, last ? last.fileStart + last.length : code.length);
}

interface Page {
  readonly files: readonly VirtualFile[];
  readonly globals: Globals;
  readonly modules: Map<string, unknown>;
}

const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

function evaluate(
  kind: FunctionConstructor,
  js: string,
  page: Page,
): {exports: object; done: unknown} {
  const module = {exports: {}};
  const scope = {...page.globals, module, exports: module.exports, require: requireFrom(page)};
  const run = kind(...Object.keys(scope), js) as (...args: unknown[]) => unknown;
  return {exports: module.exports, done: run(...Object.values(scope))};
}

/** Another sample of the page by its title, or an installed package. */
function requireFrom(page: Page): (name: string) => unknown {
  const installed = createRequire(__filename);
  return (name) => {
    const plain = (it: string) => it.replace(/^\.\//, '').replace(/\.[jt]sx?$/, '');
    const file = page.files.find(({titles}) => titles.some((it) => plain(it) === plain(name)));
    if (!file || !name.startsWith('./')) {
      return installed(name) as unknown;
    }
    if (!page.modules.has(file.name)) {
      const js = toCommonJs(file.code, file.name);
      page.modules.set(file.name, evaluate(Function, js, page).exports);
    }
    return page.modules.get(file.name);
  };
}

/** Runs a sample to its end and gives what it exports. */
export async function runSample<Exports extends object = object>(
  name: string,
  globals: Globals,
): Promise<Exports> {
  const fence = findSample(name);
  const {files} = virtualFiles(root, fencesOf(fence.file));
  const own = files.find(({segments}) => segments.some((it) => it.fence.index === fence.index));
  if (!own || fence.language === 'html') {
    throw new Error(`The sample ${name} is ${fence.language}; open a page with openSample.`);
  }
  const js = toCommonJs(codeUpTo(fence, own), own.name);
  const {exports, done} = evaluate(AsyncFunction, js, {files, globals, modules: new Map()});
  await done;
  return exports as Exports;
}

/** An HTML sample in a browser without a screen: its inline scripts have run, others are not loaded. */
export function openSample(name: string, globals: Globals): DOMWindow {
  const errors: Error[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => errors.push(error));
  const {window} = new JSDOM(findSample(name).text, {
    url: 'https://www.example.com/chat.html',
    runScripts: 'dangerously',
    virtualConsole,
    beforeParse: (it) => void Object.assign(it, globals),
  });
  const [error] = errors;
  if (error) {
    throw error;
  }
  return window;
}
