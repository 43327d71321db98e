import {transform} from 'lightningcss';
import {generate, parse, walk, type CssNode, type List} from 'css-tree';
import {settleProperties} from './customProperties';
import {removeOverruled} from './overruled';
import type {ScriptWords} from './literalWords';

function minified(css: string, unusedSymbols: string[] = []): string {
  const {code} = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  });
  return code.toString();
}

/** `tag` of `tag_x7Yz`, as the bundler writes the classes of a CSS module. */
export const localName = (name: string): string => name.replace(/_[\w-]{4}$/, '');

function unusedClasses(
  css: string,
  {classes}: ScriptWords,
  switchedOff: ReadonlySet<string>,
): string[] {
  const unused = new Set<string>();
  walk(parse(css, {parseValue: false}), (node: CssNode) => {
    if (
      node.type === 'ClassSelector' &&
      (!classes.has(node.name) || switchedOff.has(localName(node.name)))
    ) {
      unused.add(node.name);
    }
  });
  return [...unused];
}

/**
 * Safari knows the unprefixed shorthand with a line alone, and needs the prefix for what is thicker,
 * dotted or coloured; the bundler's minifier writes it for both.
 */
function removeNeedlessPrefixes(tree: CssNode): void {
  walk(tree, {
    visit: 'Declaration',
    enter(node, item, list) {
      if (
        node.property === '-webkit-text-decoration' &&
        /^(?:none|underline)$/.test(generate(node.value).trim())
      ) {
        (list as List<CssNode>).remove(item);
      }
    },
  });
}

/**
 * Stylesheets without the rules and custom properties that the site can't use, by their name.
 * @param switchedOff - classes that scripts name and no page gets, without the hash of a module
 */
export function leanStyles(
  files: ReadonlyMap<string, string>,
  words: ScriptWords,
  switchedOff: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const used = [...files].map(([name, css]): [string, string] => [
    name,
    minified(css, unusedClasses(css, words, switchedOff)),
  ]);
  // Together: a property that one file declares may be read in another.
  const trees = used.map(([name, css]): [string, CssNode] => [
    name,
    parse(css, {parseCustomProperty: false}),
  ]);
  for (const [, tree] of trees) {
    removeOverruled(tree);
    removeNeedlessPrefixes(tree);
  }
  settleProperties(
    trees.map(([, tree]) => tree),
    words.properties,
  );
  return new Map(trees.map(([name, tree]) => [name, minified(generate(tree))]));
}
