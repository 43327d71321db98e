import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {getContractModel} from '../../../src/site-model/contract';
import {filesIn, removeSites, siteWith, type Site} from './generated';

// cspell:ignore unstub
afterAll(removeSites);
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

interface Loader {
  readonly loader: string;
  readonly options: {readonly file: string};
}

const modelFile = ({dir}: Site) => path.join(dir, '.docusaurus/contract-model.json');

const good = `
/**
 * A thing.
 *
 * @category Chat
 */
export interface Thing {
  /** Its name. */
  name: string;
}
`;
const other = good.replace('A thing', 'Another').replace('Thing', 'Other');

/** What the file system says about every file's last change. */
function changes(site: Site): Record<string, number> {
  const time = (name: string) => fs.statSync(path.join(site.out, name)).mtimeMs;
  return Object.fromEntries(filesIn(site.out).map((name) => [name, time(name)]));
}

/** As if every file had been written long ago. */
function age(site: Site): void {
  for (const name of filesIn(site.out)) {
    fs.utimesSync(path.join(site.out, name), 1000, 1000);
  }
}

async function failure(site: Site, modelEntryPoint?: string): Promise<string> {
  const plugin = await site.start(modelEntryPoint);
  return Promise.resolve(plugin.loadContent?.()).then(
    () => 'no failure',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

describe('a warning', {timeout: 60_000}, () => {
  it('stops the build with file, line and remedy, and leaves nothing behind', async () => {
    const site = siteWith({
      'index.ts': `
/**
 * A thing that mentions {@link Nothing}.
 *
 * @category Chat
 * @unheardOf
 */
export interface Thing {
  name: string;
  /** Not exported. */
  hidden: Hidden;
}
interface Hidden {
  /** Its name. */
  name: string;
}
/** Without a category. */
export interface Stray {
  /** Its name. */
  name: string;
}
/**
 * A value.
 *
 * @category Chat
 */
export const value = 1;
`,
    });
    const temporary = path.join(site.dir, 'tmp');
    fs.mkdirSync(temporary);
    vi.stubEnv('TMPDIR', temporary);
    const message = await failure(site);
    expect(message).toContain('The API reference was not generated: 6 problems in the contract.');
    const entries = message.split('\n\n').slice(1);
    const entry = (text: string) => entries.find((it) => it.includes(text)) ?? '';
    expect(entry('Thing.name (Property)')).toMatch(
      /^src\/contract\/index\.ts:9\n.*\n {2}Remedy: write a TSDoc comment/,
    );
    expect(entry('"Nothing"')).toMatch(/^src\/contract\/index\.ts:8\n.*\n {2}Remedy: correct the/);
    expect(entry('@unheardOf')).toMatch(/^src\/contract\/index\.ts:6\n.*\n {2}Remedy: correct the/);
    expect(entry('Hidden')).toMatch(
      /^src\/contract\/index\.ts:11\n.*\n {2}Remedy: export the type/,
    );
    expect(entry('Stray has no @category')).toMatch(/^src\/contract\/index\.ts:18\n/);
    expect(entry('value is neither')).toMatch(/^src\/contract\/index\.ts:27\n/);
    expect(fs.existsSync(site.out)).toBe(false);
    expect(fs.readdirSync(temporary)).toEqual([]);
  });

  it('is a page that speaks of a type without one', async () => {
    const site = siteWith({
      'index.ts': "export type {Thing} from './thing';\n",
      'all.ts': "export type {Thing} from './thing';\nexport type {Beside} from './beside';\n",
      'beside.ts': good.replace('Thing', 'Beside').replace(' * @category Chat\n', ''),
      'thing.ts': `import type {Beside} from './beside';
${good.replace('A thing.', 'A thing, unlike {@link Beside}.').replace('string', 'Beside')}`,
    });
    const message = await failure(site, 'src/contract/all.ts');
    expect(message).toContain('2 problems');
    expect(message).toMatch(
      /src\/contract\/thing\.ts:8\n {2}Beside is referenced by Thing but not included.*\n {2}Remedy: export the type/,
    );
    expect(message).toMatch(
      /src\/contract\/thing\.ts:8\n {2}The comment for Thing links to Beside.*\n {2}Remedy: link to/,
    );
  });

  it('is also what TypeScript says', async () => {
    const site = siteWith({'index.ts': good.replace('string', 'strong')});
    expect(await failure(site)).toMatch(
      /src\/contract\/index\.ts:9\n {2}TS2552: Cannot find name 'strong'\..*\n {2}Remedy: correct the TypeScript error/,
    );
  });
});

describe('the model', {timeout: 60_000}, () => {
  const files = {
    'index.ts': "export type {Thing} from './thing';\n",
    'all.ts': "export type {Thing} from './thing';\nexport type {Other} from './other';\n",
    'thing.ts': good,
    'other.ts': other.replace(' * @category Chat\n', ''),
  };
  const names = () => getContractModel().entries.map(({name, page}) => [name, page]);

  it('has what stands beside the reference, in the process and as JSON', async () => {
    const site = siteWith(files);
    await site.start('src/contract/all.ts');
    expect(filesIn(site.out)).toEqual(['index.md', 'interfaces/Thing.md', 'typedoc-sidebar.cjs']);
    expect(names()).toEqual([
      ['Thing', '/docs/api/interfaces/Thing'],
      ['Other', null],
    ]);
    expect(JSON.parse(fs.readFileSync(modelFile(site), 'utf8'))).toEqual(getContractModel());
  });

  it('follows a change of the contract, and pages are made anew', async () => {
    const site = siteWith(files);
    const plugin = await site.start('src/contract/all.ts');
    await plugin.loadContent?.();
    site.write('other.ts', files['other.ts'].replace('Another', 'A changed one'));
    await plugin.loadContent?.();
    expect(getContractModel().entries[1]?.sentence).toBe('A changed one.');
    expect(fs.readFileSync(modelFile(site), 'utf8')).toContain('A changed one.');

    const config = plugin.configureWebpack?.call({}, {}, false, {} as never, undefined);
    const rules = JSON.parse(JSON.stringify(config)) as {module: {rules: {use: Loader[]}[]}};
    const [loader] = rules.module.rules.flatMap(({use}) => use);
    const depends: string[] = [];
    const run = createRequire(import.meta.url)(loader?.loader ?? '') as (source: string) => string;
    const context = {
      getOptions: () => loader?.options,
      addDependency: (it: string) => depends.push(it),
    };
    expect(run.call(context, '# A page')).toBe('# A page');
    expect(depends).toEqual([modelFile(site)]);
  });
});

describe('a change', {timeout: 60_000}, () => {
  it('rewrites what changed, adds what is new and removes what is gone', async () => {
    const site = siteWith({
      'index.ts': "export type {Thing} from './thing';\nexport type {Other} from './other';\n",
      'thing.ts': good,
      'other.ts': other,
    });
    const plugin = await site.start();
    expect(plugin.getPathsToWatch?.()).toContain('src/contract/**/*.ts');
    age(site);

    // The first call belongs to the start, which has just written the pages.
    await plugin.loadContent?.();
    await plugin.loadContent?.();
    expect(new Set(Object.values(changes(site)))).toEqual(new Set([1_000_000]));

    site.write('thing.ts', good.replace('Its name', 'Its full name'));
    await plugin.loadContent?.();
    const rewritten = Object.entries(changes(site)).filter(([, time]) => time !== 1_000_000);
    expect(rewritten.map(([name]) => name)).toEqual(['interfaces/Thing.md']);
    expect(site.page('interfaces/Thing.md')).toContain('Its full name.');

    site.write('index.ts', "export type {Thing} from './thing';\n");
    await plugin.loadContent?.();
    expect(filesIn(site.out)).toEqual(['index.md', 'interfaces/Thing.md', 'typedoc-sidebar.cjs']);
  });

  it('that fails while developing is logged and keeps the last good pages', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const site = siteWith({'index.ts': good});
    const plugin = await site.start();
    await plugin.loadContent?.();
    age(site);

    site.write('index.ts', good.replace('/** Its name. */', ''));
    await plugin.loadContent?.();
    expect(log).toHaveBeenCalledOnce();
    expect(String(log.mock.calls[0]?.[0])).toMatch(/index\.ts:9\n {2}Thing\.name/);
    expect(new Set(Object.values(changes(site)))).toEqual(new Set([1_000_000]));

    site.write('index.ts', good.replace('Its name', 'Its full name'));
    await plugin.loadContent?.();
    expect(site.page('interfaces/Thing.md')).toContain('Its full name.');
  });
});
