import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {readDeployment, readRepository} from '../../src/deployment';
import {site} from '../../src/site';
import {LISTED} from '../../src/site-model/readSite';
import {build, nameOf, pageOf, read, root, routes} from './built';

const {baseUrl, url} = readDeployment(process.env);
const repository = readRepository(process.env, site.repository);
const home = url + baseUrl;

const addressOf = (route: string) => home + route.slice(1);
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

function git(...args: string[]): string | null {
  try {
    const options = {cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28} as const;
    return execFileSync('git', args, options).trim();
  } catch {
    return null;
  }
}

const isKnown = git('rev-parse', '--is-shallow-repository') === 'false';

/** Where each type of the contract is declared, by a way of its own. */
const declarations = new Map(
  (fs.readdirSync(path.join(root, 'src/contract'), {recursive: true}) as string[])
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const file = path.posix.join('src/contract', name);
      const declared = fs
        .readFileSync(path.join(root, file), 'utf8')
        .matchAll(/^export (?:declare )?(?:interface|type|function) (\w+)/gm);
      return [...declared].map(([, type]) => [type ?? '', file] as const);
    }),
);

/** The files behind a page, its own first; the index of types tells of the whole contract. */
function sourcesOf(route: string): string[] {
  const type = /^\/docs\/api\/[\w-]+\/(\w+)$/.exec(route)?.[1];
  if (type) {
    return [declarations.get(type)!];
  }
  if (route === '/docs/api') {
    const types = routes.flatMap((each) => /^\/docs\/api\/[\w-]+\/\w+$/.exec(each) ?? []);
    return ['src/contract/index.ts', ...types.flatMap(sourcesOf)];
  }
  const base = route.startsWith('/docs') ? route.slice(1) : `src/pages${route}`;
  const names = [`${base}.mdx`, `${base}.tsx`, `${base}/index.mdx`, `${base}/index.tsx`];
  const file = names
    .map((each) => path.posix.normalize(each))
    .find((each) => fs.existsSync(path.join(root, each)))!;
  const excerpts = fs.readFileSync(path.join(root, file), 'utf8').matchAll(/ file="([^"]+)"/g);
  return [file, ...[...excerpts].map(([, from]) => from!)];
}

/** When git last saw each file change, in milliseconds. */
const committed = new Map<string, number>();
for (const commit of git('log', '--no-renames', '--name-only', '--format=%x00%ct')?.split('\0') ??
  []) {
  const [time, ...names] = commit.split('\n').filter((line) => line !== '');
  names
    .filter((name) => !committed.has(name))
    .forEach((name) => committed.set(name, Number(time) * 1000));
}
const dirty = git('status', '--porcelain', '--no-renames')
  ?.split('\n')
  .map((line) => line.slice(2).trim());

/** `null` while it has changes of its own. */
const changed = (file: string): number | null =>
  isKnown && !dirty?.includes(file) ? (committed.get(file) ?? null) : null;

function dateOf(route: string): number | null {
  const times = [...new Set(sourcesOf(route))].map(changed);
  return times.includes(null) ? null : Math.max(...(times as number[]));
}

const instant = (time: number) => new Date(time).toISOString();

type Data = Readonly<Record<string, unknown>>;

function dataOf(route: string): Data[] {
  const $ = pageOf(route);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Data);
}

describe('the social card', () => {
  test('of every page is there, small, and named with size and text', async () => {
    for (const route of routes) {
      const $ = pageOf(route);
      const meta = (name: string) => {
        const found = $(`meta[property="${name}"], meta[name="${name}"]`);
        expect(found.length, `${route}: ${name}`).toBe(1);
        return found.attr('content') ?? '';
      };
      const image = meta('og:image');
      expect(image, route).toBe(`${home}cards/${route === '/' ? 'index' : route.slice(1)}.png`);
      expect(meta('twitter:image'), route).toBe(image);
      expect(meta('twitter:card'), route).toBe('summary_large_image');
      expect(meta('og:image:alt'), route).toContain(meta('og:title').split(' | ')[0]);
      const file = path.join(build, image.slice(home.length));
      const {width, height, format} = await sharp(file).metadata();
      expect(format, route).toBe('png');
      expect([meta('og:image:width'), meta('og:image:height')], route).toEqual([
        String(width),
        String(height),
      ]);
      expect([width, height], route).toEqual([1200, 630]);
      expect(fs.statSync(file).size, route).toBeLessThan(100_000);
    }
  });

  test('is its own for every page', () => {
    const cards = fs.readdirSync(path.join(build, 'cards'), {recursive: true}) as string[];
    const pictures = cards.filter((name) => name.endsWith('.png'));
    expect(pictures).toHaveLength(routes.length);
    const contents = pictures.map((name) =>
      fs.readFileSync(path.join(build, 'cards', name)).toString('base64'),
    );
    // A card shows the title and the area; some pages have both in common.
    const alts = routes.map((route) =>
      pageOf(route)('meta[property="og:image:alt"]').attr('content'),
    );
    expect(new Set(contents).size).toBe(new Set(alts).size);
  });

  test('of the error page is that of the start page', () => {
    const [lost, start] = ['404.html', 'index.html'].map((file) =>
      load(read(file))('meta[property="og:image"]').attr('content'),
    );
    expect(lost).toBe(start);
    expect(fs.existsSync(path.join(build, start!.slice(home.length)))).toBe(true);
  });
});

describe('structured data', () => {
  test('says what every page is', () => {
    for (const route of routes.filter((each) => each !== '/')) {
      const $ = pageOf(route);
      const articles = dataOf(route).filter((data) => data['@type'] === 'TechArticle');
      expect(articles, route).toHaveLength(1);
      const time = dateOf(route);
      expect(articles[0], route).toEqual({
        '@context': 'https://schema.org',
        '@type': 'TechArticle',
        headline: $('title').text().replace(` | ${site.title}`, ''),
        description: $('meta[name="description"]').attr('content'),
        url: $('link[rel="canonical"]').attr('href'),
        image: $('meta[property="og:image"]').attr('content'),
        ...(time === null ? {} : {dateModified: instant(time)}),
        inLanguage: $('html').attr('lang'),
        isPartOf: {'@type': 'WebSite', name: site.title, url: home},
      });
    }
  });

  test('has the trail that readers see, once', () => {
    for (const route of routes) {
      const $ = pageOf(route);
      const steps = $('nav.theme-doc-breadcrumbs li').toArray();
      const visible = steps.map((step, index) => {
        const link = $(step).find('a');
        const href = link.attr('href');
        const item =
          index === steps.length - 1 ? addressOf(route) : href && new URL(href, url).href;
        return {
          '@type': 'ListItem',
          position: index + 1,
          name: link.attr('aria-label') ?? squeezed($(step).text()),
          ...(item && {item}),
        };
      });
      const lists = dataOf(route).filter((data) => data['@type'] === 'BreadcrumbList');
      expect(
        lists.map((list) => list.itemListElement),
        route,
      ).toEqual(visible.length ? [visible] : []);
    }
    const trails = routes.filter((route) => dataOf(route).length > 1);
    expect(trails.length).toBeGreaterThan(100);
  });

  test('of the start page is that of a web site', () => {
    expect(dataOf('/')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.title,
        description: site.tagline,
        url: home,
        inLanguage: 'en',
      },
    ]);
  });
});

describe('for crawlers', () => {
  test('the sitemap lists exactly the pages, with the dates of their last commits', () => {
    const $ = load(read('sitemap.xml'), {xml: true});
    const listed = $('url')
      .toArray()
      .map((entry) => [$(entry).find('loc').text(), $(entry).find('lastmod').text()]);
    const expected = routes.map((route) => {
      const time = dateOf(route);
      return [addressOf(route), time === null ? '' : instant(time).slice(0, 10)];
    });
    expect(listed.sort()).toEqual(expected.sort());
    expect($('changefreq, priority')).toHaveLength(0);
  });

  test('robots.txt names the sitemap', () => {
    expect(read('robots.txt').split('\n')).toContain(`Sitemap: ${home}sitemap.xml`);
    expect(read('robots.txt')).not.toMatch(/^Disallow: \S/m);
  });
});

describe('under every page of the docs', () => {
  const docs = routes.filter((route) => route !== '/');

  test('stands the date of its last commit, in UTC, or none', () => {
    for (const route of docs) {
      const $ = pageOf(route);
      const time = dateOf(route);
      const shown = $('.theme-last-updated time');
      expect(shown.attr('datetime') ?? null, route).toBe(time === null ? null : instant(time));
      if (time !== null) {
        const [, month, day, year] = /^\w+, (\w+) 0?(\d+) (\d+)/.exec(
          new Date(time).toUTCString().replace(/^(\w+, )(\d+) (\w+)/, '$1$3 $2'),
        )!;
        expect(shown.text(), route).toBe(`${month} ${day}, ${year}`);
      } else {
        expect($('.theme-last-updated'), route).toHaveLength(0);
      }
    }
  });

  test('stands a link to the file that says what it says, where the repository is known', () => {
    for (const route of docs) {
      const href = pageOf(route)('a.theme-edit-this-page').attr('href');
      if (repository === null) {
        expect(href, route).toBeUndefined();
      } else {
        const [file] = sourcesOf(route);
        expect(href, route).toBe(`${repository}/edit/main/${file}`);
        expect(fs.existsSync(path.join(root, file!)), route).toBe(true);
      }
    }
  });
});

describe('what changed', () => {
  const feed = () => load(read('feed.xml'), {xml: true});

  /** The list on /docs: routes with the day under which they are listed. */
  function listed(): {route: string; day: string}[] {
    const $ = pageOf('/docs');
    const list = $('h2#changes').nextUntil('h2').filter('ul').first();
    return list
      .children('li')
      .toArray()
      .flatMap((day) => {
        const date = squeezed($(day).contents().first().text());
        return $(day)
          .find('a')
          .toArray()
          .map((link) => ({
            route: `/${$(link).attr('href')!.slice(baseUrl.length)}`,
            day: new Date(`${date} UTC`).toISOString().slice(0, 10),
          }));
      });
  }

  test('is listed on /docs: the pages of the last commits, newest first', () => {
    if (!isKnown) {
      expect(listed()).toEqual([]);
      expect(pageOf('/docs')('h2#changes').nextUntil('h2').text()).toMatch(/without the history/);
      return;
    }
    const shown = listed();
    expect(shown).toHaveLength(LISTED);
    expect(new Set(shown.map(({route}) => route)).size).toBe(LISTED);
    // As git has it, whatever is not committed yet.
    const times = new Map(
      routes.map((route) => {
        const newest = [...new Set(sourcesOf(route))].map((file) => committed.get(file) ?? 0);
        return [route, Math.max(...newest)] as const;
      }),
    );
    const latest = [...times.values()].sort((a, b) => b - a).slice(0, 10);
    expect(shown.map(({route}) => times.get(route))).toEqual(latest);
    expect(shown.map(({day}) => day)).toEqual(latest.map((time) => instant(time).slice(0, 10)));
  });

  test('stands in the Markdown twin of /docs too', () => {
    const twin = read('docs.md');
    for (const {route} of listed()) {
      expect(twin).toContain(`](${home}${nameOf(route)}.md)`);
    }
    expect(twin).not.toContain('RecentChanges');
  });

  test('is carried by an Atom feed that every page names', () => {
    for (const route of routes) {
      const link = pageOf(route)('link[rel="alternate"][type="application/atom+xml"]');
      expect(link.map((_, each) => pageOf(route)(each).attr('href')).get(), route).toEqual([
        `${baseUrl}feed.xml`,
      ]);
    }
    const $ = feed();
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect($('feed > id').text()).toBe(`${home}feed.xml`);
    expect($('feed > link[rel="self"]').attr('href')).toBe(`${home}feed.xml`);
    expect($('feed > title').text()).toBe(site.title);
    expect($('feed > author > name').text()).not.toBe('');
    const dates = $('entry > updated')
      .toArray()
      .map((date) => $(date).text());
    expect(dates).toEqual([...dates].sort().reverse());
    expect($('feed > updated').text()).toBe(dates[0] ?? '1970-01-01T00:00:00.000Z');
    expect(dates.length > 0).toBe(isKnown);
  });

  test('has an entry of its own for each page and day', () => {
    const $ = feed();
    const entries = $('entry').toArray();
    const ids = entries.map((entry) => $(entry).find('id').text());
    expect(new Set(ids).size).toBe(ids.length);
    const fed = entries.map((entry) => {
      const href = $(entry).find('link').attr('href') ?? '';
      const route = `/${href.slice(home.length)}`;
      expect(routes, href).toContain(route);
      expect($(entry).find('title').text(), route).not.toBe('');
      return `${route} ${$(entry).find('updated').text().slice(0, 10)}`;
    });
    expect(fed).toEqual(expect.arrayContaining(listed().map(({route, day}) => `${route} ${day}`)));
  });
});
