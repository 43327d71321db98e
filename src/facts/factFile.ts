import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node} from 'yaml';
import {readText} from '../base/files';
import type {Problem} from '../base/problem';

type Kind = 'text' | 'texts' | 'true';

/** Keys of an entry, and what each holds; a key with `?` may be left out. */
type Shape = Readonly<Record<string, Kind>>;

function isOf(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '';
    case 'texts':
      return Array.isArray(value) && value.every((it) => isOf('text', it));
    case 'true':
      return value === true;
  }
}

/** A file of facts: YAML, whose entries are checked while they are read. */
export class FactFile {
  readonly problems: Problem[] = [];
  /** What is at the top; `null` where that is no YAML. */
  readonly contents: unknown;
  private readonly file: string;
  private readonly counter = new LineCounter();

  constructor(siteDir: string, name: string) {
    this.file = `src/facts/${name}`;
    const text = readText(path.join(siteDir, this.file));
    const {errors, contents} = parseDocument(text, {lineCounter: this.counter});
    for (const {pos, message} of errors) {
      const said = message.split('\n')[0]?.replace(/ at line.*/, '');
      this.add(pos[0], `This is no YAML: ${said}.`, 'mend the indentation or the quotes there');
    }
    this.contents = errors.length ? null : contents;
  }

  /** Lists by name. */
  groups(): [name: string, list: unknown][] {
    return isMap(this.contents)
      ? this.contents.items.map(({key, value}) => [String(key), value])
      : [];
  }

  /** The entries of a list; those with a mistake are left out. */
  entries<Entry>(list: unknown, shape: Shape): {readonly entry: Entry; readonly node: Node}[] {
    return (isSeq(list) ? list.items : []).flatMap((node) => {
      const entry: unknown = isMap(node) ? node.toJSON() : null;
      return this.fits(node as Node, entry, shape)
        ? [{entry: entry as Entry, node: node as Node}]
        : [];
    });
  }

  add(at: Node | number, message: string, remedy: string): void {
    const offset = typeof at === 'number' ? at : (at.range?.[0] ?? 0);
    this.problems.push({file: this.file, line: this.counter.linePos(offset).line, message, remedy});
  }

  private fits(node: Node, entry: unknown, shape: Shape): boolean {
    const values = {...(entry as Record<string, unknown> | null)};
    const before = this.problems.length;
    const keys = Object.keys(shape).map((key) => key.replace('?', ''));
    for (const item of isMap(node) ? node.items : []) {
      const name = isScalar(item.key) ? String(item.key.value) : '';
      if (!keys.includes(name)) {
        const remedy = `write one of ${keys.join(', ')}, or remove it`;
        this.add(item.key as Node, `An entry here has no “${name}”.`, remedy);
      }
    }
    for (const [key, kind] of Object.entries(shape)) {
      const name = key.replace('?', '');
      if ((!key.endsWith('?') || name in values) && !isOf(kind, values[name])) {
        this.add(
          node,
          `The entry has no “${name}”, or not as ${kind}.`,
          `write ${name}: and ${kind}`,
        );
      }
    }
    return this.problems.length === before;
  }
}
