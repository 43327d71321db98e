import {paragraph, text} from '../../../base/mdast';
import {nearestNames} from '../../contract';
import type {ContractEntry, ContractField} from '../../contract';
import {flat} from '../../contract/fields';
import {typeAnchor} from '../../contract/places';
import {entriesOf, nearest} from '../../contract/resolveName';
import {expansions, parameterTables} from './expand';
import {anchorIn, entryOf, isOther, rowId} from './lookup';
import {code, type Block} from './nodes';
import type {Page} from './page';
import {
  actionTable,
  commandTable,
  fieldTable,
  meaning,
  requestTable,
  typeTable,
  valueTable,
  withAnchor,
} from './rows';

interface Asked {
  readonly of: readonly string[];
  /** Rows to show; `null`: all. */
  readonly only: readonly string[] | null;
  /** Fields to expand by path; `true`: all of the first level; `null`: none. */
  readonly expand: readonly string[] | true | null;
}

interface Failure {
  readonly problem: string;
  readonly remedy: string;
}

type Made = {readonly blocks: Block[]} | Failure;

/** The name that pages have for all commands together. */
const SIR = 'SIR';

/** The name that pages have for what has neither a page nor a table of its own. */
const otherTypes = 'types';

function didYouMean(text: string, known: readonly string[]): string {
  return known.length ? `did you mean ${nearest(text, known).join(', ')}` : 'there is none to name';
}

function commandBlocks(page: Page, entry: ContractEntry): Block[] {
  const {overloads} = entry;
  return overloads.flatMap((it): Block[] => [
    ...(overloads.length > 1 || !it.fields.length
      ? [paragraph(code(it.signature), text(' '), ...meaning(page, it.comment, it.provisional))]
      : []),
    ...(it.fields.length ? [fieldTable(page, it.fields, rowId(entry))] : []),
  ]);
}

function rowsOf(entry: ContractEntry, only: Asked['only']): ContractField[] | Failure {
  const known = entry.fields.map(({name}) => name);
  const unknown = only?.find((it) => !known.includes(it));
  return unknown === undefined
    ? entry.fields.filter(({name}) => !only || only.includes(name))
    : {
        problem: `of “${entry.name}” has no row “${unknown}”`,
        remedy: `correct the name in “only”: ${didYouMean(unknown, known)}`,
      };
}

function tableBlocks(page: Page, entry: ContractEntry, {only, expand}: Asked): Made {
  const rows = rowsOf(entry, only);
  if ('problem' in rows) {
    return rows;
  }
  const wanted = expand === true ? null : new Set(expand ?? []);
  const {blocks, offered} = expansions(page, rows, wanted, [entry.name]);
  const unknown = [...(wanted ?? [])].find((it) => !offered.includes(it));
  if (unknown !== undefined) {
    return {
      problem: `of “${entry.name}” cannot expand “${unknown}”: no such field, or its type is no interface`,
      remedy: `correct the path in “expand”, after those it lies in: ${didYouMean(unknown, offered)}`,
    };
  }
  const table = fieldTable(page, rows, rowId(entry));
  const isPlace = entry.page === null && !only && entry.href.includes(`#${typeAnchor(entry.name)}`);
  return {
    blocks: [isPlace ? withAnchor(page, table, typeAnchor(entry.name)) : table, ...blocks],
  };
}

function shortTable(page: Page, types: readonly ContractEntry[]): Block {
  return typeTable(page, types, ({page: own, name}) => (own === null ? typeAnchor(name) : null));
}

/** What has one form, whatever it is asked for. */
function fixedBlocks(page: Page, asked: string, entry: ContractEntry | null): Block[] | null {
  const {model} = page;
  if (asked === otherTypes) {
    return [shortTable(page, entriesOf(model, 'type').filter(isOther))];
  }
  if (entry?.kind === 'function' && entry.name === 'onAction') {
    return [actionTable(page, entriesOf(model, 'action'))];
  }
  if (entry?.name === 'AdapterRequestMap') {
    const table = requestTable(page, entriesOf(model, 'request'));
    return [withAnchor(page, table, typeAnchor(entry.name))];
  }
  if (entry?.kind === 'SIR command') {
    return commandBlocks(page, entry);
  }
  return entry?.values.length ? [valueTable(page, entry)] : null;
}

function commandsBlocks(page: Page, {expand}: Asked): Block[] {
  const commands = entriesOf(page.model, 'command');
  const table = withAnchor(page, commandTable(page, commands), typeAnchor('SIRFunction'));
  const parameters = expand ? parameterTables(page, commands, ({href}) => anchorIn(href)) : [];
  return [table, ...parameters];
}

function oneOf(page: Page, asked: string, wish: Asked): Made {
  if (asked === SIR && !wish.only) {
    return {blocks: commandsBlocks(page, wish)};
  }
  const entry = asked === otherTypes ? null : entryOf(page.model, asked);
  const fixed = fixedBlocks(page, asked, entry);
  if (fixed) {
    return wish.only || wish.expand
      ? {problem: `of “${asked}” has always the same rows`, remedy: 'leave out “only” and “expand”'}
      : {blocks: fixed};
  }
  if (!entry) {
    const near = nearestNames(page.model, asked.replace(/^SIR\./, 'command:'));
    return {
      problem: `of “${asked}”: the contract has no such name`,
      remedy: `did you mean ${near.join(', ')}`,
    };
  }
  return flat(entry.fields).length
    ? tableBlocks(page, entry, wish)
    : {problem: `of “${asked}”: it has no fields`, remedy: 'leave it out'};
}

/** The tables for one `<Fields>`. */
export function fieldBlocks(page: Page, wish: Asked): Made {
  const [first = '', ...others] = wish.of;
  if (!others.length) {
    return oneOf(page, first, wish);
  }
  const types = wish.of.map((name) => ({name, entry: entryOf(page.model, `type:${name}`)}));
  const missing = types.find(({entry}) => !entry);
  if (missing) {
    const near = nearestNames(page.model, `type:${missing.name}`);
    return {
      problem: `of several: the contract has no type “${missing.name}”`,
      remedy: `did you mean ${near.join(', ')}`,
    };
  }
  const found = types.flatMap(({entry}) => entry ?? []);
  return {blocks: [shortTable(page, found)]};
}
