/** What can be seen of a live site from outside. */
import {markdownTwin} from '../../src/base/markdownTwin';
import {eachOf, get, type Answer} from './get';
import {markdownSources, readPage, type Source} from './links';

/** The addresses of the pages that the sitemap lists, as it says them. */
const pagesOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

const describe = ({status, text}: Answer) =>
  status === 0 ? `does not answer (${text})` : `answers ${status}`;

function checkCommit({text}: Answer, wanted: string | null): string[] {
  const {commit} = readPage(text);
  return wanted !== null && commit !== wanted
    ? [`the site says that it is commit ${commit ?? '(none)'}, not ${wanted}`]
    : [];
}

interface Link {
  /** Without its anchor, at the address that was asked. */
  readonly url: string;
  readonly anchor: string;
  /** The file that has it. */
  readonly from: string;
}

interface Origins {
  /** The address that was asked. */
  readonly site: URL;
  /** The origin that the site says of itself: a build can be looked at before it is there. */
  readonly own: string;
}

const isAbsolute = (target: string) => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target);

/** The links of a file that stay on the site, and those that leave it by mistake. */
function linksOf({url: from, base, targets}: Source, {site, own}: Origins) {
  const links: Link[] = [];
  const astray: string[] = [];
  for (const target of targets) {
    const named = new URL(target, base);
    const url = named.origin === own ? new URL(named.href.slice(own.length), site) : named;
    if (url.href.startsWith(site.href) || `${url.href}/` === site.href) {
      const anchor = decodeURIComponent(url.hash.slice(1));
      url.hash = '';
      links.push({url: url.href, anchor, from});
    } else if (!isAbsolute(target)) {
      astray.push(`${url.href} is not below ${site.href}; linked from ${from}`);
    }
  }
  return {links, astray};
}

/**
 * What is wrong with the site at an address: the commit that it says, every page of its sitemap with
 * its Markdown twin, `llms.txt` and `llms-full.txt`, and everything that these link or load on the
 * site, anchors included. Links to other sites are not asked: they fail for reasons that are not ours.
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
  const listed = pagesOf(sitemap.text);
  if (listed.length === 0) {
    problems.push(`sitemap.xml ${describe(sitemap)} and lists no page`);
  }
  const origins = {site, own: new URL(listed[0] ?? site).origin};

  const answers = new Map<string, Answer>();
  const ask = async (urls: Iterable<string>) => {
    const unknown = [...new Set(urls)].filter((url) => !answers.has(url));
    const found = await eachOf(unknown, get);
    unknown.forEach((url, index) => answers.set(url, found[index]!));
  };
  const textOf = (url: string) => answers.get(url)?.text ?? '';
  const links: Link[] = [];
  const follow = async (sources: readonly Source[]) => {
    const found = sources.map((source) => linksOf(source, origins));
    problems.push(...found.flatMap(({astray}) => astray));
    links.push(...found.flatMap((it) => it.links));
    await ask(links.map(({url}) => url));
  };

  const addresses = listed.map((page) => new URL(new URL(page).pathname, site).href);
  await ask(addresses);
  const pages = new Map(addresses.map((url) => [url, readPage(textOf(url))] as const));
  await follow([...pages].map(([url, {targets}]) => ({url, base: url, targets})));

  const read = async (url: string) => answers.get(url) ?? get(url);
  await follow(await markdownSources(addresses, site, read));

  const linkedFrom = new Map(links.map(({url, from}) => [url, from]));
  for (const [url, answer] of answers) {
    if (answer.status !== 200) {
      problems.push(
        `${url} ${describe(answer)}; linked from ${linkedFrom.get(url) ?? 'the sitemap'}`,
      );
    }
  }
  const twinned = new Map(
    [...pages].map(([url, page]) => {
      const twin = markdownTwin(new URL(url).pathname, site.pathname) ?? '';
      return [new URL(twin, site).href, page] as const;
    }),
  );
  for (const {url, anchor, from} of links) {
    const target = pages.get(url) ?? twinned.get(url);
    if (anchor && target && !target.ids.has(anchor)) {
      problems.push(`${url} has no #${anchor}; linked from ${from}`);
    }
  }
  return [...new Set(problems)];
}
