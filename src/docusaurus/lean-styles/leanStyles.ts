import browserslist from 'browserslist';
import {generate, parse, walk, type CssNode} from 'css-tree';
import {browserslistToTargets, transform} from 'lightningcss';
import {localName} from '../../base/localName';
import {settleProperties} from './customProperties';

/** Those of package.json; without them LightningCSS takes a prefixed property for a repetition. */
const targets = browserslistToTargets(browserslist(null, {env: 'production'}));

function minified(css: string, unusedSymbols: string[] = []): string {
  const code = Buffer.from(css);
  return transform({
    filename: 'styles.css',
    code,
    minify: true,
    targets,
    unusedSymbols,
  }).code.toString();
}

function classesIn(css: string): string[] {
  const classes = new Set<string>();
  walk(parse(css, {parseValue: false, parseCustomProperty: false}), (node) => {
    if (node.type === 'ClassSelector') {
      classes.add(node.name);
    }
  });
  return [...classes];
}

/**
 * Stylesheets without the rules and custom properties that the site can't use, by their name.
 * @param scripts - all scripts of the site. They render all HTML, so what they don't name is not used
 * @param switchedOff - classes that scripts name and no page gets, without the hash of a module
 */
export function leanStyles(
  files: ReadonlyMap<string, string>,
  scripts: readonly string[],
  switchedOff: readonly string[] = [],
): Map<string, string> {
  const words = new Set(scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []));
  const isUnused = (name: string) => !words.has(name) || switchedOff.includes(localName(name));
  // Together: a property that one file declares may be read in another.
  const trees = [...files].map(([name, css]): [string, CssNode] => [
    name,
    parse(minified(css, classesIn(css).filter(isUnused)), {parseCustomProperty: false}),
  ]);
  settleProperties(
    trees.map(([, tree]) => tree),
    words,
  );
  return new Map(trees.map(([name, tree]) => [name, minified(generate(tree))]));
}
