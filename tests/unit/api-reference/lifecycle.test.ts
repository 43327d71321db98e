import fs from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {filesIn, removeSites, siteWith, type Site} from './generated';

// cspell:ignore unstub
afterAll(removeSites);
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

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

async function failure(site: Site): Promise<string> {
  return site.start().then(
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
      /^src\/contract\/index\.ts:9\n.*\n {2}Remedy: Write a TSDoc comment/,
    );
    expect(entry('"Nothing"')).toMatch(/^src\/contract\/index\.ts:8\n.*\n {2}Remedy: Correct the/);
    expect(entry('@unheardOf')).toMatch(/^src\/contract\/index\.ts:6\n.*\n {2}Remedy: Correct the/);
    expect(entry('Hidden')).toMatch(
      /^src\/contract\/index\.ts:11\n.*\n {2}Remedy: Export the type/,
    );
    expect(entry('Stray has no @category')).toMatch(/^src\/contract\/index\.ts:18\n/);
    expect(entry('value is neither')).toMatch(/^src\/contract\/index\.ts:27\n/);
    expect(fs.existsSync(site.out)).toBe(false);
    expect(fs.readdirSync(temporary)).toEqual([]);
  });

  it('is also what TypeScript says', async () => {
    const site = siteWith({'index.ts': good.replace('string', 'strong')});
    expect(await failure(site)).toMatch(
      /src\/contract\/index\.ts:9\n {2}TS2552: Cannot find name 'strong'\..*\n {2}Remedy: Correct the TypeScript error/,
    );
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
