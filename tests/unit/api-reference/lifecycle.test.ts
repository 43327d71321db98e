import fs from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {formatProblem} from '../../../src/base/problem';
import {filesIn, removeSites, siteWith, type Site} from './generated';
import {render} from './rendered';

// cspell:ignore unstub
afterAll(removeSites);
afterEach(() => void vi.unstubAllEnvs());

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

/** What is wrong, each with file, line and remedy. */
async function problems(site: Site, modelEntryPoint?: string): Promise<string[]> {
  return (await site.read(modelEntryPoint)).problems.map(formatProblem);
}

describe('a warning', {timeout: 60_000}, () => {
  it('is told with file, line and remedy, and leaves nothing behind', async () => {
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
    const entries = await problems(site);
    expect(entries).toHaveLength(6);
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
    // What else is checked knows the types all the same.
    expect((await site.read()).contract?.entries.map(({name}) => name)).toEqual(['Thing', 'Stray']);
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
    const entries = await problems(site, 'src/contract/all.ts');
    expect(entries).toHaveLength(2);
    const message = entries.join('\n');
    expect(message).toMatch(
      /src\/contract\/thing\.ts:8\n {2}Beside is referenced by Thing but not included.*\n {2}Remedy: export the type/,
    );
    expect(message).toMatch(
      /src\/contract\/thing\.ts:8\n {2}The comment for Thing links to Beside.*\n {2}Remedy: link to/,
    );
  });

  it('is also what TypeScript says', async () => {
    const site = siteWith({'index.ts': good.replace('string', 'strong')});
    expect((await problems(site)).join('\n')).toMatch(
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
  it('has what stands beside the reference', async () => {
    const site = siteWith(files);
    const {contract} = await site.read('src/contract/all.ts');
    expect(filesIn(site.out)).toEqual([
      'index.mdx',
      'interfaces/Thing.mdx',
      'typedoc-sidebar.json',
    ]);
    expect(contract?.entries.map(({name, page}) => [name, page])).toEqual([
      ['Thing', '/docs/api/interfaces/Thing'],
      ['Other', null],
    ]);
  });

  it('follows a change of the contract', async () => {
    const site = siteWith(files);
    await site.read('src/contract/all.ts');
    site.write('other.ts', files['other.ts'].replace('Another', 'A changed one'));
    const {contract} = await site.read('src/contract/all.ts');
    expect(contract?.entries[1]?.sentence).toBe('A changed one.');
  });
});

describe('a change', {timeout: 60_000}, () => {
  it('rewrites what changed, adds what is new and removes what is gone', async () => {
    const site = siteWith({
      'index.ts': "export type {Thing} from './thing';\nexport type {Other} from './other';\n",
      'thing.ts': good,
      'other.ts': other,
    });
    await site.read();
    age(site);
    await site.read();
    expect(new Set(Object.values(changes(site)))).toEqual(new Set([1_000_000]));

    site.write('thing.ts', good.replace('A thing', 'A small thing'));
    await site.read();
    const rewritten = Object.entries(changes(site)).filter(([, time]) => time !== 1_000_000);
    expect(rewritten.map(([name]) => name)).toEqual(['interfaces/Thing.mdx']);
    expect(render(site.page('interfaces/Thing.mdx')).text).toContain('A small thing.');

    site.write('index.ts', "export type {Thing} from './thing';\n");
    await site.read();
    expect(filesIn(site.out)).toEqual([
      'index.mdx',
      'interfaces/Thing.mdx',
      'typedoc-sidebar.json',
    ]);
  });

  it('that fails is told and keeps the last good pages', async () => {
    const site = siteWith({'index.ts': good});
    await site.read();
    age(site);

    site.write('index.ts', good.replace('/** Its name. */', ''));
    expect((await problems(site)).join('\n')).toMatch(/index\.ts:9\n {2}Thing\.name/);
    expect(new Set(Object.values(changes(site)))).toEqual(new Set([1_000_000]));

    site.write('index.ts', good.replace('Its name', 'Its full name'));
    await site.read();
    expect(render(site.page('interfaces/Thing.mdx')).text).toContain('Its full name.');
  });
});
