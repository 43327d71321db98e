import browserslist from 'browserslist';
import {generate, parse, walk, type CssNode} from 'css-tree';
import {Features, browserslistToTargets, transform} from 'lightningcss';
import {localName} from '../../finish/styledClasses';
import {settleProperties, shortProperties} from './customProperties';

/** Those of package.json; without them LightningCSS takes a prefixed property for a repetition. */
const targets = browserslistToTargets(browserslist(null, {env: 'production'}));

function minified(css: string): string {
  const filename = 'styles.css';
  const code = Buffer.from(css);
  // No color is written for two modes at once: what would tell them apart has no effect.
  const settings = {targets, exclude: Features.LightDark};
  const {code: lean} = transform({filename, code, minify: true, ...settings});
  // LightningCSS writes the prefix of a value with a variable again, each time it reads the sheet.
  return lean.toString().replace(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, '$1');
}

/** Custom properties that a script names and does not set: the stand-in brings a palette of its own. */
function propertiesIn(script: string): string[] {
  const own = new Set(script.match(/--[\w-]+(?=\s*:)/g));
  return (script.match(/--[\w-]+/g) ?? []).filter((name) => !own.has(name));
}

/** Takes out of each rule the selectors that are not wanted, and rules without any other. */
function keepSelectors(tree: CssNode, isWanted: (selector: CssNode) => boolean): void {
  walk(tree, {
    visit: 'Rule',
    enter({prelude}, item, list) {
      if (prelude.type === 'SelectorList') {
        prelude.children = prelude.children.filter(isWanted);
        if (prelude.children.isEmpty) {
          list.remove(item);
        }
      }
    },
  });
}

/** Whether a selector matches nothing, since it needs a class that nothing has. */
function matchesNothing(node: CssNode, isUnused: (name: string) => boolean): boolean {
  const nothing = (part: CssNode) => matchesNothing(part, isUnused);
  switch (node.type) {
    case 'ClassSelector':
      return isUnused(node.name);
    case 'SelectorList':
      return node.children.toArray().every(nothing);
    case 'Selector':
      return node.children.some(nothing);
    case 'PseudoClassSelector':
      return node.name !== 'not' && Boolean(node.children?.some(nothing));
    default:
      return false;
  }
}

/** What the styles can do without though scripts name it: see the files of these names. */
export interface Spared {
  /** Classes, of a module by their own name. */
  readonly switchedOff?: readonly string[];
  /** Selectors. */
  readonly overruled?: readonly string[];
}

/**
 * Stylesheets without the rules and custom properties that the site can't use, by their name.
 * @param scripts - all scripts of the site. They render all HTML, so what they don't name is not used
 */
export function leanStyles(
  files: ReadonlyMap<string, string>,
  scripts: readonly string[],
  {switchedOff = [], overruled = []}: Spared = {},
): Map<string, string> {
  const words = new Set(scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []));
  const isUnused = (name: string) => !words.has(name) || switchedOff.includes(localName(name));
  const notFound = new Set(overruled);
  const trees = [...files].map(([name, css]) => {
    const tree = parse(minified(css), {parseCustomProperty: true});
    keepSelectors(tree, (selector) => {
      const text = generate(selector);
      notFound.delete(text);
      return !overruled.includes(text) && !matchesNothing(selector, isUnused);
    });
    return {name, tree};
  });
  if (notFound.size > 0) {
    throw new Error(
      `src/docusaurus/lean-styles/overruled.ts: no rule has the selector ${[...notFound].join(', ')}. Remedy: take it out of the list, or write it as the theme does now.`,
    );
  }
  // Together: a property that one file declares may be read in another.
  const all = trees.map(({tree}) => tree);
  const kept = new Set(scripts.flatMap(propertiesIn));
  settleProperties(all, kept);
  const lean = trees.map(({name, tree}) => ({name, css: minified(generate(tree))}));
  const short = shortProperties(lean.map(({css}) => css).join(), kept);
  return new Map(lean.map(({name, css}) => [name, short(css)]));
}
