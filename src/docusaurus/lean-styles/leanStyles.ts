import browserslist from 'browserslist';
import {findAll, generate, parse, type ClassSelector} from 'css-tree';
import {Features, browserslistToTargets, transform} from 'lightningcss';
import {localName} from '../../finish/styledClasses';
import {settleProperties, shortenProperties} from './customProperties';

/** Those of package.json; without them LightningCSS takes a prefixed property for a repetition. */
const targets = browserslistToTargets(browserslist(null, {env: 'production'}));

function minified(css: string, unusedSymbols: string[] = []): string {
  const filename = 'styles.css';
  const code = Buffer.from(css);
  // No color is written for two modes at once: what would tell them apart has no effect.
  const settings = {targets, unusedSymbols, exclude: Features.LightDark};
  const {code: lean} = transform({filename, code, minify: true, ...settings});
  // LightningCSS writes the prefix of a value with a variable again, each time it reads the sheet.
  return lean.toString().replace(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, '$1');
}

/** Custom properties that a script names and does not set: the stand-in brings a palette of its own. */
function propertiesIn(script: string): string[] {
  const own = new Set(script.match(/--[\w-]+(?=\s*:)/g));
  return (script.match(/--[\w-]+/g) ?? []).filter((name) => !own.has(name));
}

const classesIn = (css: string): string[] =>
  findAll(parse(css, {parseValue: false}), ({type}) => type === 'ClassSelector').map(
    (node) => (node as ClassSelector).name,
  );

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
  const trees = [...files].map(([name, css]) => {
    const used = minified(css, classesIn(css).filter(isUnused));
    return {name, tree: parse(used, {parseCustomProperty: true})};
  });
  // Together: a property that one file declares may be read in another.
  const all = trees.map(({tree}) => tree);
  const kept = new Set(scripts.flatMap(propertiesIn));
  settleProperties(all, kept);
  shortenProperties(all, kept);
  return new Map(trees.map(({name, tree}) => [name, minified(generate(tree))]));
}
