import {code, joined, link, paragraph, type Block} from '../../../base/mdast';
import {nearestNames} from '../../contract';
import type {ContractEntry, ContractField} from '../../contract';
import {typeAnchor} from '../../contract/places';
import {entriesOf, nearest} from '../../contract/resolveName';
import {expansions} from './expand';
import {entryOf, otherTypes, rowId, type Page} from './page';
import {
  actionTable,
  commandTable,
  fieldTable,
  meaning,
  requestTable,
  typeTable,
  valueTable,
  wholeMark,
  withAnchor,
} from './rows';

interface Asked {
  readonly of: readonly string[];
  /** Rows to show; `null`: all. */
  readonly only: readonly string[] | null;
  /** Fields to expand by path; `true`: all of the first level; `null`: none. */
  readonly expand: readonly string[] | true | null;
  readonly fail: (problem: string, remedy: string) => Error;
}

/** The name that pages have for all commands together. */
const SIR = 'SIR';

/** The name that pages have for what has neither a page nor a table of its own. */
const TYPES = 'types';

function didYouMean(text: string, known: readonly string[]): string {
  return known.length ? `did you mean ${nearest(text, known).join(', ')}` : 'there is none to name';
}

function commandBlocks(page: Page, entry: ContractEntry): Block[] {
  const {overloads} = entry;
  return overloads.flatMap((it): Block[] => [
    ...(overloads.length > 1 || !it.fields.length
      ? [paragraph(code(it.signature), ...wholeMark(page, it), ' ', ...meaning(page, it))]
      : []),
    ...(it.fields.length ? fieldTable(page, it.fields, rowId(entry)) : []),
  ]);
}

function rowsOf({name: of, fields}: ContractEntry, {only, fail}: Asked): ContractField[] {
  const known = fields.map(({name}) => name);
  const unknown = only?.find((it) => !known.includes(it));
  if (unknown !== undefined) {
    throw fail(
      `of “${of}” has no row “${unknown}”`,
      `correct the name in “only”: ${didYouMean(unknown, known)}`,
    );
  }
  return fields.filter(({name}) => !only || only.includes(name));
}

function tableBlocks(page: Page, entry: ContractEntry, asked: Asked): Block[] {
  const {only, expand, fail} = asked;
  const rows = rowsOf(entry, asked);
  const wanted = expand === true ? null : new Set(expand ?? []);
  const {blocks, offered} = expansions(page, rows, wanted, [entry.name]);
  const unknown = [...(wanted ?? [])].find((it) => !offered.includes(it));
  if (unknown !== undefined) {
    throw fail(
      `of “${entry.name}” cannot expand “${unknown}”: no such field, or its type isn’t an interface`,
      `correct the path in “expand”, after those it lies in: ${didYouMean(unknown, offered)}`,
    );
  }
  const table = fieldTable(page, rows, rowId(entry));
  const isPlace = entry.page === null && !only && entry.href.includes(`#${typeAnchor(entry.name)}`);
  return [...(isPlace ? withAnchor(page, table, entry.name) : table), ...blocks];
}

/** What has one form, whatever it is asked for. */
function fixedBlocks(page: Page, asked: string, entry: ContractEntry | null): Block[] | null {
  const {model} = page;
  if (asked === TYPES) {
    const links = otherTypes(model).map(({name, href}) =>
      link(href, [code(name)], page.claim(typeAnchor(name))),
    );
    return [paragraph(...joined(links, ', '), '.')];
  }
  if (entry?.kind === 'function' && entry.name === 'onAction') {
    return actionTable(page, entriesOf(model, 'action'));
  }
  if (entry?.name === 'AdapterRequestMap') {
    return withAnchor(page, requestTable(page, entriesOf(model, 'request')), entry.name);
  }
  if (entry?.kind === 'SIR command') {
    return commandBlocks(page, entry);
  }
  return entry?.values.length ? valueTable(page, entry) : null;
}

function commandsBlocks(page: Page, {expand}: Asked): Block[] {
  const commands = entriesOf(page.model, 'command');
  return withAnchor(page, commandTable(page, commands, expand !== null), 'SIRFunction');
}

function oneOf(page: Page, of: string, asked: Asked): Block[] {
  const {only, expand, fail} = asked;
  if (of === SIR && !only) {
    return commandsBlocks(page, asked);
  }
  const entry = of === TYPES ? null : entryOf(page, of);
  const fixed = fixedBlocks(page, of, entry);
  if (fixed) {
    if (only || expand) {
      throw fail(`of “${of}” has always the same rows`, 'leave out “only” and “expand”');
    }
    return fixed;
  }
  if (!entry) {
    const near = nearestNames(page.model, of.replace(/^SIR\./, 'command:'));
    throw fail(`of “${of}”: the contract has no such name`, `did you mean ${near.join(', ')}`);
  }
  if (!entry.fields.length) {
    throw fail(`of “${of}”: it has no fields`, 'leave it out');
  }
  return tableBlocks(page, entry, asked);
}

/** The tables for one `<Fields>`. */
export function fieldBlocks(page: Page, asked: Asked): Block[] {
  const [first = '', ...others] = asked.of;
  if (!others.length) {
    return oneOf(page, first, asked);
  }
  const types = asked.of.map((name) => {
    const entry = entryOf(page, `type:${name}`);
    if (!entry) {
      const near = nearestNames(page.model, `type:${name}`);
      throw asked.fail(
        `of several: the contract has no type “${name}”`,
        `did you mean ${near.join(', ')}`,
      );
    }
    return entry;
  });
  return typeTable(page, types);
}
