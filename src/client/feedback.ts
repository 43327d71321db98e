/**
 * “Something wrong on this page?” under each page: its link opens a mail or an issue in which the
 * reader finds page, section, commit and the selected words filled in. Nothing is sent from here.
 * Without JavaScript, and in another tab, the link opens it empty.
 */

const LONGEST = 500;

interface Report {
  readonly page: string;
  readonly section: string;
  readonly commit: string;
  readonly words: string;
}

/** The address with the report in it: of a mail, or of a page that takes `title` and `body`. */
export function filledIn(address: string, {page, section, commit, words}: Report): string {
  const body = [
    `Page: ${page}`,
    ...(section ? [`Section: ${section}`] : []),
    `Commit: ${commit || 'not known'}`,
    ...(words ? [`Words: “${words}”`] : []),
    '\nWhat is wrong:\n',
  ].join('\n');
  const title = address.startsWith('mailto:') ? 'subject' : 'title';
  const query = Object.entries({[title]: `Wrong on ${new URL(page).pathname}`, body})
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

const oneLine = (text: string | null | undefined) =>
  text
    ?.replace(/[\s\u200b]+/g, ' ')
    .trim()
    .slice(0, LONGEST) ?? '';

/** The heading above what is selected, or the one that the address names. */
function sectionAt(node: Node | null): string {
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)[id]')];
  const isAbove = (it: Element) =>
    node !== null && it.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  return oneLine((headings.reverse().find(isAbove) ?? named)?.textContent);
}

/** Only the start page names it: see src/finish/commit.ts. The feed, which each page names, is beside it. */
async function commitOfSite(): Promise<string> {
  const feed = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]');
  const start = feed ? new URL('.', feed.href) : '/';
  const html = await (await fetch(start)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector<HTMLMetaElement>('meta[name="commit"]')?.content ?? '';
}

/** Words that are selected in the page, and where. */
function selected(): {readonly words: string; readonly node: Node | null} {
  const selection = getSelection();
  const words = oneLine(selection?.toString());
  return {words, node: words ? (selection?.anchorNode ?? null) : null};
}

if (typeof document !== 'undefined') {
  let before = selected();
  const linkAt = ({target}: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a.feedback') : null;

  // The click itself takes the selection away.
  document.addEventListener('pointerdown', (event) => {
    if (linkAt(event)) {
      before = selected();
    }
  });
  document.addEventListener('click', (event) => {
    const link = linkAt(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    const {words, node} = event.detail ? before : selected();
    const page = location.href;
    const section = sectionAt(node);
    const open = (commit: string) =>
      location.assign(filledIn(link.href, {page, section, commit, words}));
    commitOfSite().then(open, () => open(''));
  });
}
