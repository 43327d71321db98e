import {parseFragment} from 'parse5';
import {attributeOf, elementsIn, textOf} from '../page/html';

/** The trail above a page, as readers see it, in the page's HTML; `[]` where it has none. */
export function visibleTrail(html: string) {
  const nav = /<nav\b[^>]*\btheme-doc-breadcrumbs\b[^]*?<\/nav>/.exec(html)?.[0];
  const items = elementsIn(parseFragment(nav ?? '')).filter(({tagName}) => tagName === 'li');
  return items.map((item) => {
    const link = elementsIn(item).find(({tagName}) => tagName === 'a');
    // The way home is an icon, named for those who don't see it.
    const name = (link && attributeOf(link, 'aria-label')) ?? textOf(item).trim();
    // None for a step that leads nowhere, and for the page itself.
    const href = (link && attributeOf(link, 'href')) ?? null;
    return {name, href};
  });
}
