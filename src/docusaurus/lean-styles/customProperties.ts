import {generate, walk, type CssNode, type Declaration} from 'css-tree';

/** Selectors of the root element, whatever its mode. */
const ROOT = /^(?:html|:root|html:root|(?:html|:root)?\[data-theme=["']?\w+["']?\](?::root)?)$/;
/** Of these, the ones that always match, the strongest last. */
const ALWAYS = [':root', 'html:root'];

interface Declared {
  readonly property: string;
  readonly node: Declaration;
  readonly remove: () => void;
  readonly selectors: readonly string[];
  /** In no `@media` and the like. */
  readonly isTopLevel: boolean;
}

const valueOf = ({value}: Declaration): string => generate(value).trim();

function declarationsIn(tree: CssNode): Declared[] {
  const found: Declared[] = [];
  walk(tree, {
    visit: 'Declaration',
    enter(node, item, list) {
      const selectors = this.rule ? generate(this.rule.prelude).split(',') : [];
      found.push({
        property: node.property,
        node,
        remove: () => list.remove(item),
        selectors,
        isTopLevel: this.atrule === null,
      });
    },
  });
  return found;
}

/** Names of the custom properties that a value reads. */
function readsOf(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/** The value with `var(--name)` and `var(--name, …)` replaced. */
function inlined(value: string, name: string, replacement: string): string {
  let result = value;
  for (;;) {
    const start = result.search(new RegExp(`var\\(\\s*${name}(?![\\w-])`));
    if (start < 0) {
      return result;
    }
    let [end, depth] = [start + 'var('.length, 1];
    while (depth > 0 && end < result.length) {
      depth += result[end] === '(' ? 1 : result[end] === ')' ? -1 : 0;
      end += 1;
    }
    // `var(--a)0` are two values; without blanks they would become one.
    result = `${result.slice(0, start)} ${replacement} ${result.slice(end)}`;
  }
}

const isAlways = ({selectors, isTopLevel}: Declared) =>
  isTopLevel && selectors.length > 0 && selectors.every((selector) => ALWAYS.includes(selector));

/** Specificity of selectors of the root element; 10 for a class or the like, 1 for `html`. */
const weight = (selector: string) =>
  10 * (selector.match(/[:[]/g)?.length ?? 0) + (selector.startsWith('html') ? 1 : 0);

const weights = ({selectors}: Declared) => selectors.map(weight);

/**
 * What always applies to the root element beats all that applies to it at times and is as specific
 * and earlier, or less specific.
 */
function removeOverridden(declared: Declared[]): Declared[] {
  const winner = declared
    .filter(isAlways)
    .reduce<Declared | undefined>(
      (best, one) => (best && Math.min(...weights(best)) > Math.min(...weights(one)) ? best : one),
      undefined,
    );
  if (!winner) {
    return declared;
  }
  const strength = Math.min(...weights(winner));
  const place = declared.indexOf(winner);
  const isBeaten = (one: Declared, at: number) =>
    one !== winner &&
    !one.node.important &&
    one.selectors.length > 0 &&
    one.selectors.every((selector) => ROOT.test(selector)) &&
    weights(one).every((own) => own < strength || (own === strength && at < place));
  return declared.filter((one, at) => {
    if (isBeaten(one, at)) {
      one.remove();
      return false;
    }
    return true;
  });
}

function grouped<T>(items: readonly T[], keysOf: (item: T) => Iterable<string>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
  }
  return groups;
}

/**
 * Removes custom properties that nothing reads, and writes those that never change where they are
 * read, unless that makes the sheet longer.
 * @param kept - names that scripts know; they stay as they are
 */
export function settleProperties(trees: readonly CssNode[], kept: ReadonlySet<string>): void {
  for (let changed = true; changed;) {
    changed = false;
    const all = trees.flatMap(declarationsIn);
    const byName = grouped(
      all.filter(({property}) => property.startsWith('--') && !kept.has(property)),
      ({property}) => [property],
    );
    const readers = grouped(all, ({node}) => new Set(readsOf(valueOf(node))));
    const isOfRoot = (name: string) =>
      (byName.get(name) ?? []).every(({selectors}) => selectors.every((one) => ROOT.test(one)));

    for (const [name, every] of byName) {
      const reading = readers.get(name) ?? [];
      if (reading.length === 0) {
        every.forEach(({remove}) => remove());
        changed = true;
        continue;
      }
      const [only, ...others] = removeOverridden(every);
      if (!only || others.length > 0 || !isAlways(only) || only.node.important) {
        continue;
      }
      const value = valueOf(only.node);
      const isShorter =
        reading.length * value.length <=
        reading.length * `var(${name})`.length + `${name}:${value};`.length;
      if (isShorter && value !== '' && readsOf(value).every(isOfRoot)) {
        for (const reader of reading) {
          reader.node.value = {type: 'Raw', value: inlined(valueOf(reader.node), name, value)};
          for (const read of readsOf(value)) {
            readers.set(read, [...(readers.get(read) ?? []), reader]);
          }
        }
        readers.delete(name);
        only.remove();
        byName.delete(name);
        changed = true;
      }
    }
  }
}
