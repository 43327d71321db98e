import {findAll, generate, walk, type CssNode, type Value} from 'css-tree';

/** Selectors of the root element, whatever its mode. */
const ROOT = /^(?:html|:root|html:root|(?:html|:root)?\[data-theme=["']?\w+["']?\](?::root)?)$/;
/** Of these, the ones that always match. */
const ALWAYS = [':root', 'html:root'];
/** The strength of what may apply to other elements too: more than any. */
const UNKNOWN = 1000;

interface Declared {
  readonly name: string;
  readonly value: CssNode;
  readonly remove: () => void;
  /** Whether it applies to the root element at all times. */
  readonly isAlways: boolean;
  /** Its specificity: 10 for a class or the like, 1 for `html`. */
  readonly strength: number;
}

const strengthOf = (selector: string) =>
  ROOT.test(selector)
    ? 10 * (selector.match(/[:[]/g)?.length ?? 0) + (selector.startsWith('html') ? 1 : 0)
    : UNKNOWN;

/** The custom properties that a sheet declares. */
function declaredIn(tree: CssNode): Declared[] {
  const found: Declared[] = [];
  walk(tree, {
    visit: 'Declaration',
    enter({property: name, value, important}, item, list) {
      if (name.startsWith('--')) {
        const selectors = this.rule ? generate(this.rule.prelude) : '';
        found.push({
          name,
          value,
          remove: () => list.remove(item),
          isAlways: !this.atrule && !important && ALWAYS.includes(selectors),
          strength: important ? UNKNOWN : Math.max(...selectors.split(',').map(strengthOf)),
        });
      }
    },
  });
  return found;
}

/** The custom property that `var(…)` reads; of all else an empty name. */
function readBy(node: CssNode): string {
  const name = node.type === 'Function' && node.name === 'var' ? node.children.first : null;
  return name?.type === 'Identifier' ? name.name : '';
}

const readsIn = (tree: CssNode) => findAll(tree, (node) => readBy(node) !== '').map(readBy);

/**
 * Removes custom properties that nothing reads, and declarations that a stronger one always beats;
 * writes those that never change where they are read, unless that makes the sheet longer.
 * @param trees - with the values of custom properties parsed
 * @param kept - names that scripts read
 */
export function settleProperties(trees: readonly CssNode[], kept: ReadonlySet<string>): void {
  const constants = new Map<string, Value>();
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    const reads = [...trees.flatMap(readsIn), ...kept];
    const declared = trees.flatMap(declaredIn);
    // Of two that are as strong, the later one stays the last.
    declared.sort((a, b) => a.strength - b.strength);
    const elsewhere = declared.filter((it) => it.strength === UNKNOWN).map((it) => it.name);

    for (const name of new Set(declared.map((it) => it.name))) {
      const every = declared.filter((it) => it.name === name);
      const times = reads.filter((it) => it === name).length;
      const first = times
        ? Math.max(
            every.findLastIndex((it) => it.isAlways),
            0,
          )
        : every.length;
      const gone = every.slice(0, first);
      const [only, ...others] = every.slice(first);
      const isConstant = only?.isAlways && others.length === 0 && !kept.has(name);
      if (isConstant && only.value.type === 'Value') {
        const {length} = generate(only.value).trim();
        const isShorter = (times - 1) * length <= (times + 1) * name.length;
        if (length && isShorter && !readsIn(only.value).some((it) => elsewhere.includes(it))) {
          constants.set(name, only.value);
          gone.push(only);
        }
      }
      gone.forEach(({remove}) => remove());
      isChanged ||= gone.length > 0;
    }

    for (const tree of trees) {
      walk(tree, {
        visit: 'Function',
        enter(node, item, list) {
          const value = constants.get(readBy(node));
          if (value) {
            list.replace(item, value.children.copy());
            isChanged = true;
          }
        },
      });
    }
  }
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** `--a` to `--z`, then `--aa` and on. */
const shortName = (index: number): string =>
  `--${(LETTERS[Math.floor(index / 26) - 1] ?? '') + (LETTERS[index % 26] ?? '')}`;

/** A custom property; no modifier at the end of a class. */
const PROPERTY = /(?<![\w-])--[\w-]+/g;

/**
 * Gives the custom properties of a sheet short names.
 * @param kept - names that scripts know; they stay as they are
 */
export function shortProperties(css: string, kept: ReadonlySet<string>): (one: string) => string {
  const names = [...new Set(css.match(PROPERTY))].filter((name) => !kept.has(name));
  const short = new Map(names.map((name, index) => [name, shortName(index)]));
  return (one) => one.replace(PROPERTY, (name) => short.get(name) ?? name);
}
