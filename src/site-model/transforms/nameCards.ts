import {gzipSync} from 'node:zlib';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import {attributeText} from '../../base/attributes';
import {block} from '../../base/mdast';
import {pageFile} from '../../base/pageRoute';
import {escapeAttribute, escapeText} from '../highlight/html';
import {siteUrl} from '../markdown/siteLinks';
import type {Card} from '../names/cards';

interface NameCardsOptions {
  /** Addresses in the page begin with it. */
  readonly baseUrl: string;
  /** Of an address without base URL, or of another key; `null` for what needs no card. */
  readonly cardOf: (key: string) => Card | null;
}

/**
 * What the cards may add to a page, compressed, in parts of what it weighs without them. Links take
 * their share too, and together they may be 15 % (tests/build/names.test.ts).
 */
const SHARE = 0.1;
/** Navigation, head and foot, which every page has besides its text. */
const FRAME_BYTES = 5500;

const CODE_LINK = /<a href="([^"]+)"(?: data-card="([^"]+)")?>/g;

function codeIn(node: Nodes): string {
  const isCode = node.type === 'mdxJsxFlowElement' && /^(?:CodeBlock|Step)$/.test(node.name ?? '');
  return (isCode && attributeText(node, 'html')) || '';
}

/** About what the page's HTML holds besides its frame. */
function weightOf(tree: Root): string {
  const parts: string[] = [];
  visitParents(tree, (node) => {
    parts.push('value' in node ? node.value : '', 'url' in node ? node.url : '', codeIn(node));
  });
  return parts.join(' ');
}

/** A link to something that may have a card. */
interface Named {
  readonly key: string;
  /** What the reader sees next to it: a table may say what the card would. */
  readonly row: string;
}

/** @param shownUrl - a link as the page's HTML has it */
function namedIn(tree: Root, shownUrl: (url: string) => string): Named[] {
  const found: Named[] = [];
  visitParents(tree, (node, ancestors) => {
    if (node.type === 'link') {
      const key = String(node.data?.hProperties?.['data-card'] ?? shownUrl(node.url));
      found.push({key, row: toString(ancestors.find(({type}) => type === 'tableRow'))});
    }
    for (const [, href = '', key = href] of codeIn(node).matchAll(CODE_LINK)) {
      found.push({key, row: ''});
    }
  });
  return found;
}

/** As many as fit, in the order of the page. */
function withinBudget(cards: readonly string[], page: string): string {
  const size = (count: number) => gzipSync(page + cards.slice(0, count).join('')).length;
  const most = size(0) + SHARE * (FRAME_BYTES + size(0));
  let count = cards.length;
  while (count > 0 && size(count) > most) {
    count -= 1;
  }
  return cards.slice(0, count).join('');
}

function cardHtml(key: string, {head, isCode, text, provisional, of, required}: Card): string {
  const tag = isCode ? 'code' : 'b';
  const mark = provisional ? ' <span class="provisional"><b>provisional</b></span>' : '';
  const needs = required ? ' <small>required</small>' : '';
  const first = `<${tag}>${escapeText(head)}</${tag}>${needs}${mark}`;
  const last = of ? `<p><small>${escapeText(of)}</small></p>` : '';
  return `<div data-for="${escapeAttribute(key)}"><div>${first}</div><p>${escapeText(text)}</p>${last}</div>`;
}

/**
 * Puts the cards of all names and terms that the page leads to at its end, each once. A link finds
 * its card by its address, or by `data-card` where it has that.
 */
export default function nameCards({baseUrl, cardOf}: NameCardsOptions): Transformer<Root> {
  return (tree, file) => {
    const page = {file: pageFile(file), baseUrl};
    const cards = new Map<string, string>();
    for (const {key, row} of namedIn(tree, (url) => siteUrl(url, page))) {
      const card = cardOf(key.startsWith(baseUrl) ? `/${key.slice(baseUrl.length)}` : key);
      if (card && !row.includes(card.text)) {
        cards.set(key, cardHtml(key, card));
      }
    }
    const html = withinBudget([...cards.values()], weightOf(tree));
    if (html) {
      tree.children.push(block('NameCards', {html}));
    }
  };
}
