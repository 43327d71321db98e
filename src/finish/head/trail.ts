import {parseFragment, type DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** A step of the trail above a page, as readers see it. */
export interface Step {
  readonly name: string;
  /** `null` for a step that leads nowhere, and for the page itself. */
  readonly href: string | null;
}

function elements(node: Node, tagName: string): Element[] {
  const inner = 'childNodes' in node ? node.childNodes : [];
  const found = inner.flatMap((child) => elements(child, tagName));
  return 'tagName' in node && node.tagName === tagName ? [node, ...found] : found;
}

function textOf(node: Node): string {
  return 'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : '';
}

const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((it) => it.name === name)?.value ?? null;

/** The trail in a page's HTML; `[]` where it has none. */
export function visibleTrail(html: string): Step[] {
  const nav = /<nav\b[^>]*\btheme-doc-breadcrumbs\b[^]*?<\/nav>/.exec(html)?.[0];
  return elements(parseFragment(nav ?? ''), 'li').map((item): Step => {
    const [link] = elements(item, 'a');
    // The way home is an icon, named for those who don't see it.
    const name = attribute(link, 'aria-label') ?? textOf(item).trim();
    return {name, href: attribute(link, 'href')};
  });
}
