import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {startPagesServer} from '../../scripts/pagesServer';
import {keepPreviousAssets} from '../../scripts/live/previousAssets';
import {problemsOfSite} from '../../scripts/live/site';
import {readDeployment} from '../../src/deployment';

const root = path.join(__dirname, '../..');
const build = path.join(root, 'build');
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'live-'));

afterAll(() => fs.rmSync(temporary, {recursive: true}));

/** A folder with these files. */
function site(name: string, files: Readonly<Record<string, string>>): string {
  const folder = path.join(temporary, name);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

async function served<Result>(
  folder: string,
  base: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await startPagesServer(folder, {base});
  try {
    return await use(server.url);
  } finally {
    await server.close();
  }
}

describe('the check of the live site', () => {
  test('finds nothing wrong with this build', async () => {
    const {baseUrl} = readDeployment(process.env);
    expect(await served(build, baseUrl, (url) => problemsOfSite(url, null))).toEqual([]);
  });

  test('finds another commit, lost pages, links, anchors and files', async () => {
    const folder = site('broken', {
      'index.html': `<head><meta name="commit" content="abc"><script src="/x/gone.js"></script></head>
        <a href="/x/page#there">1</a><a href="page#away">2</a><a href="lost">3</a>
        <a href="https://elsewhere.invalid/">4</a>`,
      'page.html': '<p id="there">',
      '404.html': '',
      'sitemap.xml': ['', 'page', 'unwritten']
        .map((page) => `<loc>https://example.org/x/${page}</loc>`)
        .join(''),
    });
    await served(folder, '/x/', async (url) => {
      const problems = await problemsOfSite(url, 'def');
      expect(problems.sort()).toEqual(
        [
          `${url}gone.js answers 404; linked from ${url}`,
          `${url}lost answers 404; linked from ${url}`,
          `${url}page has no #away; linked from ${url}`,
          `${url}unwritten answers 404; linked from the sitemap`,
          'the site says that it is commit abc, not def',
        ].sort(),
      );
      expect(await problemsOfSite(url, 'abc')).toHaveLength(4);
    });
  });

  test('finds dead and doubled links in Markdown twins and in the lists of them', async () => {
    const folder = site('twins', {
      'index.html': '<a href="/x/docs">1</a>',
      'index.md': '[Docs](https://example.org/x/docs#there)\n',
      'docs.html': '<h2 id="there"></h2><a href="/docs">2</a>',
      'docs.md':
        '---\nurl: https://example.org/x/docs\n---\n\n([provisional](/x/x/docs#there)) [Here](#away) [There](https://example.org/x/docs.md#off)\n\n`[code](/x/code)`\n',
      'llms.txt':
        '- [Docs](https://example.org/x/docs.md)\n- [Lost](https://example.org/x/lost.md)\n',
      'llms-full.txt': '[Docs](https://example.org/x/docs#there)\n\n[old](../old)\n',
      '404.html': '',
      'sitemap.xml': ['', 'docs'].map((it) => `<loc>https://example.org/x/${it}</loc>`).join(''),
    });
    await served(folder, '/x/', async (url) => {
      const {origin} = new URL(url);
      const problems = await problemsOfSite(url, null);
      expect(problems.sort()).toEqual(
        [
          `${origin}/docs is not below ${url}; linked from ${url}docs`,
          `${origin}/old is not below ${url}; linked from ${url}llms-full.txt`,
          `${url}docs has no #away; linked from ${url}docs.md`,
          `${url}docs.md has no #off; linked from ${url}docs.md`,
          `${url}lost.md answers 404; linked from ${url}llms.txt`,
          `${url}x/docs answers 404; linked from ${url}docs.md`,
        ].sort(),
      );
    });
  });

  test('finds that nobody answers', async () => {
    const folder = site('closed', {'index.html': ''});
    const url = await served(folder, '/', (address) => Promise.resolve(address));
    expect(await problemsOfSite(url, null)).toEqual([
      expect.stringMatching(/does not answer \(.*(?:ECONNREFUSED|ECONNRESET)/),
    ]);
  });
});

test('a host finds what it reads, and the error page once', () => {
  expect(fs.existsSync(path.join(build, '.nojekyll'))).toBe(true);
  expect(fs.readFileSync(path.join(build, '_headers'), 'utf8')).toContain('nosniff');
  expect(fs.existsSync(path.join(build, '404.html'))).toBe(true);
  expect(fs.existsSync(path.join(build, '404'))).toBe(false);
});

describe('the assets of the previous deployment', () => {
  test('stay for one deployment, beside those of the build', async () => {
    const builds = ['a', 'b', 'c'].map((name) =>
      site(name, {
        'index.html': '',
        'assets/js/same.js': 'same',
        [`assets/js/${name}.1a2b3c4d.js`]: name,
      }),
    );
    const [first = '', second = '', third = ''] = builds;
    await served(first, '/x/', async (url) => {
      await expect(keepPreviousAssets(first, url)).resolves.toEqual([]);
      await expect(keepPreviousAssets(second, url)).resolves.toEqual(['assets/js/a.1a2b3c4d.js']);
    });
    expect(fs.readFileSync(path.join(second, 'assets/js/a.1a2b3c4d.js'), 'utf8')).toBe('a');
    await served(second, '/x/', async (url) => {
      await expect(keepPreviousAssets(third, url)).resolves.toEqual(['assets/js/b.1a2b3c4d.js']);
    });
    expect(fs.readdirSync(path.join(third, 'assets/js')).sort()).toEqual([
      'b.1a2b3c4d.js',
      'c.1a2b3c4d.js',
      'same.js',
    ]);
  });

  test('are left out where the live site has no list, changed files, or names that lead out', async () => {
    const old = site('old', {'index.html': '', 'assets/x.1a2b3c4d.js': 'x'});
    const next = site('next', {'index.html': '', 'assets/y.js': 'y'});
    await served(old, '/', async (url) => {
      await expect(keepPreviousAssets(next, url)).rejects.toThrow('assets/list.json answers 404');
      site('old', {'assets/list.json': '{"assets/x.1a2b3c4d.js":"00"}'});
      await expect(keepPreviousAssets(next, url)).rejects.toThrow(
        'assets/x.1a2b3c4d.js is not what',
      );
      site('old', {
        'assets/list.json': '{"assets/../../out.js":"00","index.html":"00","assets/.x":"00"}',
      });
      await expect(keepPreviousAssets(next, url)).resolves.toEqual([]);
    });
    expect(fs.readdirSync(path.join(next, 'assets')).sort()).toEqual(['list.json', 'y.js']);
  });
});
