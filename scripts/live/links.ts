/** What the files of a site link, as it is written. */
import {setImmediate} from 'node:timers/promises';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit as visitTree} from 'unist-util-visit';
import {markdownTwin} from '../../src/base/markdownTwin';
import {COMMIT_META} from '../../src/finish/commit';
import {eachOf, type Answer} from './get';

type Node = DefaultTreeAdapterTypes.Node;

interface Page {
  readonly commit: string | null;
  readonly ids: ReadonlySet<string>;
  /** Everything that the page links or loads. */
  readonly targets: readonly string[];
}

/** A file that links. */
export interface Source {
  readonly url: string;
  /** What its links are relative to. */
  readonly base: string;
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

/** The address in the front matter is among them: in Markdown, text that is an address is a link. */
function markdownTargets(markdown: string): string[] {
  const targets: string[] = [];
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  visitTree(tree, ['link', 'image', 'definition'], (node) => {
    if ('url' in node) {
      targets.push(node.url);
    }
  });
  return targets;
}

/**
 * The Markdown of a site, as far as it is there: the twins of these pages, whose links lead where
 * those of the page lead, and the indexes of them. What these lead to is the text of twins.
 */
export async function markdownSources(
  pages: readonly string[],
  site: URL,
  read: (url: string) => Promise<Answer>,
): Promise<Source[]> {
  const twins = pages.map((base) => {
    const twin = markdownTwin(new URL(base).pathname, site.pathname) ?? '';
    return {url: new URL(twin, site).href, base};
  });
  const lists = ['llms.txt', 'llms-full.txt'].map((name) => {
    const url = new URL(name, site).href;
    return {url, base: url};
  });
  const files = await eachOf([...twins, ...lists], async (file) => {
    const {status, text} = await read(file.url);
    return {...file, text: status === 200 ? text : ''};
  });
  const sources: Source[] = [];
  for (const {url, base, text} of files) {
    sources.push({url, base, targets: markdownTargets(text)});
    // Parsing takes long enough for connections that are kept open to break unnoticed.
    await setImmediate();
  }
  return sources;
}
