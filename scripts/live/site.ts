/** What can be seen of a live site from outside. */
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {COMMIT_META} from '../../src/plugins/build-commit';
import {eachOf, get, type Answer} from './get';

type Node = DefaultTreeAdapterTypes.Node;

interface Page {
  readonly commit: string | null;
  readonly ids: ReadonlySet<string>;
  /** Everything that the page links or loads, as written. */
  readonly targets: readonly string[];
}

export function readPage(html: string): Page {
  let commit: string | null = null;
  const ids = new Set<string>();
  const targets: string[] = [];
  function visit(node: Node): void {
    if ('attrs' in node) {
      const attributes = new Map(node.attrs.map(({name, value}) => [name, value]));
      const id = attributes.get('id');
      if (id) {
        ids.add(id);
      }
      if (node.tagName === 'meta' && attributes.get('name') === COMMIT_META) {
        commit = attributes.get('content') ?? null;
      }
      const target = attributes.get('href') ?? attributes.get('src');
      if (target) {
        targets.push(target);
      }
    }
    if ('childNodes' in node) {
      node.childNodes.forEach(visit);
    }
  }
  visit(parse(html, {scriptingEnabled: false}));
  return {commit, ids, targets};
}

/** The pages that the sitemap lists, at the address that was asked. */
function pagesOf(sitemap: string, site: URL): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(new URL(address).pathname, site).href,
  );
}

const describe = ({status, text}: Answer) =>
  status === 0 ? `does not answer (${text})` : `answers ${status}`;

function checkCommit({text}: Answer, wanted: string | null): string[] {
  const {commit} = readPage(text);
  return wanted !== null && commit !== wanted
    ? [`the site says that it is commit ${commit ?? '(none)'}, not ${wanted}`]
    : [];
}

/** A link without its anchor, on the site; `null` for everything that is elsewhere. */
function onSite(target: string, page: string, site: URL): {url: string; anchor: string} | null {
  const url = new URL(target, page);
  if (!url.href.startsWith(site.href) && `${url.href}/` !== site.href) {
    return null;
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  url.hash = '';
  return {url: url.href, anchor};
}

/**
 * What is wrong with the site at an address: the commit that it says, every page of its sitemap,
 * and everything that these link or load on the site, anchors included. Links to other sites are
 * not asked: they fail for reasons that are not ours.
 */
export async function problemsOfSite(address: string, commit: string | null): Promise<string[]> {
  const site = new URL(address.endsWith('/') ? address : `${address}/`);
  const start = await get(site.href);
  if (start.status !== 200) {
    return [`${site.href} ${describe(start)}`];
  }
  const problems = checkCommit(start, commit);
  const missing = await get(new URL('no-such-page', site).href);
  if (missing.status !== 404) {
    problems.push(`a page that does not exist ${describe(missing)}, not 404`);
  }
  const sitemap = await get(new URL('sitemap.xml', site).href);
  const addresses = pagesOf(sitemap.text, site);
  if (addresses.length === 0) {
    problems.push(`sitemap.xml ${describe(sitemap)} and lists no page`);
  }

  const answers = new Map<string, Answer>();
  const ask = async (urls: Iterable<string>) => {
    const unknown = [...new Set(urls)].filter((url) => !answers.has(url));
    const found = await eachOf(unknown, get);
    unknown.forEach((url, index) => answers.set(url, found[index]!));
  };
  await ask(addresses);

  const pages = new Map(
    addresses.map((url) => [url, readPage(answers.get(url)?.text ?? '')] as const),
  );
  const links = [...pages].flatMap(([page, {targets}]) =>
    targets.flatMap((target) => {
      const link = onSite(target, page, site);
      return link ? [{...link, page}] : [];
    }),
  );
  await ask(links.map(({url}) => url));

  const linkedFrom = new Map(links.map(({url, page}) => [url, page]));
  for (const [url, answer] of answers) {
    if (answer.status !== 200) {
      problems.push(
        `${url} ${describe(answer)}; linked from ${linkedFrom.get(url) ?? 'the sitemap'}`,
      );
    }
  }
  for (const {url, anchor, page} of links) {
    const target = pages.get(url);
    if (anchor && target && !target.ids.has(anchor)) {
      problems.push(`${url} has no #${anchor}; linked from ${page}`);
    }
  }
  return [...new Set(problems)];
}
