import {localName} from '../../base/localName';
import browserslist from 'browserslist';
import {browserslistToTargets, transform} from 'lightningcss';
import {generate, parse, walk, type CssNode} from 'css-tree';
import {settleProperties} from './customProperties';
import {removeOverruled} from './overruled';
import type {ScriptWords} from './literalWords';

/** Those of package.json; without them lightningcss takes prefixes for twice the same. */
const targets = browserslistToTargets(browserslist(null, {env: 'production'}));

/**
 * Safari knows the unprefixed shorthand with a line alone, and needs the prefix for what is thicker,
 * dotted or coloured; lightningcss writes it for both.
 */
const NEEDLESS_PREFIX =
  /-webkit-text-decoration:(none|underline)(!important)?;(?=text-decoration:\1)/g;

/** Where a value holds `var()`, it adds the prefix to what has it. */
const TWICE_PREFIXED = /(-webkit-[^:;{}]+:[^;{}]+;)\1/g;

function minified(css: string, unusedSymbols: string[] = []): string {
  const {code} = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols,
  });
  return code.toString().replace(NEEDLESS_PREFIX, '').replace(TWICE_PREFIXED, '$1');
}

function isUsed(name: string, {classes}: ScriptWords, switchedOff: ReadonlySet<string>): boolean {
  return classes.has(name) && !switchedOff.has(localName(name));
}

/** Classes that every match of a selector has: none within `:not()`, `:is()` and the like. */
function requiredClasses(selector: CssNode): string[] {
  const parts = selector.type === 'Selector' ? selector.children.toArray() : [];
  return parts.flatMap((part) => (part.type === 'ClassSelector' ? [part.name] : []));
}

/** Takes out of lists of selectors what can't match, which lightningcss leaves beside what can. */
function removeUnusedSelectors(tree: CssNode, isUsedClass: (name: string) => boolean): void {
  walk(tree, {
    visit: 'SelectorList',
    enter(list) {
      const isOfRule = this.rule?.prelude === list;
      const used = list.children.filter((one) => requiredClasses(one).every(isUsedClass));
      if (isOfRule && !used.isEmpty) {
        list.children = used;
      }
    },
  });
}

function unusedClasses(tree: CssNode, isUsedClass: (name: string) => boolean): string[] {
  const unused = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'ClassSelector' && !isUsedClass(node.name)) {
      unused.add(node.name);
    }
  });
  return [...unused];
}

function withUsedClasses(css: string, isUsedClass: (name: string) => boolean): string {
  const tree = parse(css, {parseValue: false, parseCustomProperty: false});
  removeUnusedSelectors(tree, isUsedClass);
  return minified(generate(tree), unusedClasses(tree, isUsedClass));
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
    withUsedClasses(css, (one) => isUsed(one, words, switchedOff)),
  ]);
  // Together: a property that one file declares may be read in another.
  const trees = used.map(([name, css]): [string, CssNode] => [
    name,
    parse(css, {parseCustomProperty: false}),
  ]);
  trees.forEach(([, tree]) => removeOverruled(tree));
  settleProperties(
    trees.map(([, tree]) => tree),
    words.properties,
  );
  return new Map(trees.map(([name, tree]) => [name, minified(generate(tree))]));
}
