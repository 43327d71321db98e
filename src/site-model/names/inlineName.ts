import {
  nearestNames,
  resolveName,
  splitName,
  type ContractEntry,
  type ContractModel,
  type ResolvedName,
} from '../contract';
import {fieldsIn} from '../contract/fields';
import {widgetProperties} from '../contract/resolveName';

/** What the inline code of a page stands for. */
interface InlineName {
  /** What the reader sees: the name without its prefix. */
  readonly shown: string;
  readonly name: ResolvedName | null;
}

/** An explicit name that does not exist. */
interface StaleName {
  readonly stale: string;
  readonly nearest: readonly string[];
}

interface Surroundings {
  /** Types that the same paragraph has named before. */
  readonly types: readonly string[];
  /** Generated from comments of the contract, where links are written by hand. */
  readonly generated: boolean;
}

/**
 * Names that a browser has as well: `true` where a page that writes it alone means the contract's.
 * tests/build/names.test.ts knows when one is missing.
 */
export const alsoJavaScript: Readonly<Record<string, boolean>> = {Error: false, Event: true};

const EXPLICIT = /^(?:type|action|request|prop|command):[^\s'"]+$/;
const COMMAND = /^SIR\('(\w+)'[,)]/;
const QUOTED = /^(["'])([\w.]+)\1$/;
const BARE = /^([A-Za-z_$][\w$]*(?:\.[\w$]+(?:\[\])?)*)(?:\(\))?$/;

/**
 * Finds out what a piece of inline code names. The order is that of `resolveName`; what is left out
 * of it is what a reader could take for something else:
 *
 * - `js:Error` is never a name of the contract, and is shown as `Error`.
 * - `type:…`, `action:…`, `request:…`, `prop:…`, `command:…` is what it says, or stops the build.
 * - `SIR('addWidget', …)` is the command, `'CopyBet'` in quotes an action or a request.
 * - `BetSlip.stake` is the field of a type; a field that the type does not have stops the build.
 * - A bare name is looked up in the order of `resolveName`, except: `Error` (JavaScript's, too);
 *   a property of a widget that is a field of some other type as well (`channelId`); and a field of
 *   a type that the same paragraph has just named.
 */
export function inlineName(
  model: ContractModel,
  text: string,
  {types, generated}: Surroundings,
): InlineName | StaleName {
  const plain = {shown: text, name: null};
  if (/^js:\S/.test(text)) {
    return {shown: text.slice(3), name: null};
  }
  if (EXPLICIT.test(text)) {
    const name = resolveName(model, text);
    return name
      ? {shown: splitName(text).name, name}
      : {stale: text, nearest: nearestNames(model, text)};
  }
  const command = COMMAND.exec(text)?.[1];
  if (command) {
    return {shown: text, name: resolveName(model, command, 'command')};
  }
  const quoted = QUOTED.exec(text)?.[2];
  if (quoted) {
    const name = resolveName(model, quoted, 'action') ?? resolveName(model, quoted, 'request');
    return {shown: text, name};
  }
  const bare = BARE.exec(text)?.[1];
  if (!bare || alsoJavaScript[bare] === false) {
    return plain;
  }
  const name = resolveName(model, bare);
  const [owner = ''] = bare.split('.');
  if (!name && bare !== owner && resolveName(model, owner)?.kind === 'type') {
    return {stale: text, nearest: nearestNames(model, bare)};
  }
  return {shown: text, name: name && isMeant(model, name, {types, generated}) ? name : null};
}

function isMeant(
  model: ContractModel,
  {kind, name}: ResolvedName,
  {types, generated}: Surroundings,
): boolean {
  if (kind === 'type' || kind === 'action') {
    return kind === 'type' || !generated;
  }
  const isFieldOf = (entries: readonly ContractEntry[]) =>
    entries.flatMap(fieldsIn).some((it) => it.name === name);
  return (
    !generated &&
    !isFieldOf(model.entries.filter((it) => types.includes(it.name))) &&
    (kind !== 'prop' || isPropertyOnly(model, name))
  );
}

/** Whether a name stands for a widget's property and for no field of any other type. */
function isPropertyOnly(model: ContractModel, name: string): boolean {
  const properties = widgetProperties(model);
  const places = new Set(properties.map(({href}) => href));
  const called = model.entries.flatMap(fieldsIn).filter((it) => it.name === name);
  return properties.some((it) => it.name === name) && called.every(({href}) => places.has(href));
}
