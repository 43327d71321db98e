import type {ContractEntry, ContractField, ContractModel, ContractOverload} from '../../contract';
import {flat} from '../../contract/fields';
import type {ApiComment} from '../../contract/model';
import {commentNodes, typeNodes} from './comment';
import {anchor, code, link, provisional, table, text, type Block, type Phrasing} from './nodes';

/** What the tables of one page share. */
export interface Page {
  readonly model: ContractModel;
  /** Gives the id the first time it is asked for, and `null` after that. */
  readonly claim: (id: string) => string | null;
}

/** How the rows of a table are named and found; `null`: no anchors. */
export type IdOf = ((field: ContractField) => string) | null;

const head = (...names: string[]): Phrasing[][] => names.map((name) => [text(name)]);

function joined(parts: readonly (readonly Phrasing[])[], between: Phrasing[]): Phrasing[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index ? [...between, ...part] : [...part]));
}

/** One text where there would be two: React keeps them apart with a comment in the HTML. */
function afterSpace([first, ...others]: readonly Phrasing[]): Phrasing[] {
  return first?.type === 'text'
    ? [text(` ${first.value}`), ...others]
    : [text(' '), ...(first ? [first] : []), ...others];
}

export function meaning(page: Page, comment: ApiComment, isProvisional: boolean): Phrasing[] {
  const say = (label: string, said: ApiComment['returns']) =>
    said ? [text(label), ...commentNodes(page.model, said)] : [];
  const summary = commentNodes(page.model, comment.summary);
  return joined(
    [
      say('Deprecated. ', comment.deprecated),
      isProvisional ? [provisional(), ...afterSpace(summary)] : summary,
      say('Throws: ', comment.throws[0] ?? null),
      say('Returns: ', comment.returns),
    ],
    [{type: 'break'}, {type: 'break'}],
  );
}

/** Code that leads to itself, so that its address can be copied, or to the reference. */
function name(page: Page, shown: string, href: string, id: string | null): Phrasing[] {
  return [link(id ? `#${id}` : href, [code(shown)], id && page.claim(id))];
}

function required({alternatives, required: needed, readonly}: ContractField): Phrasing[] {
  const others = alternatives.flatMap((other) => [text(' or '), code(other)]);
  const said = others.length ? [text('this'), ...others] : [text(needed ? 'required' : 'optional')];
  return readonly ? [...said, text(', read-only')] : said;
}

export function fieldTable(page: Page, fields: readonly ContractField[], idOf: IdOf): Block {
  const rows = flat(fields);
  const withDefault = rows.some((it) => it.default);
  const optional = <Cell>(cell: Cell) => (withDefault ? [cell] : []);
  return table(
    [...head('Name', 'Type', 'Required'), ...optional([text('Default')]), ...head('Meaning')],
    rows.map((field) => [
      name(page, field.path, field.href, idOf && idOf(field)),
      field.expanded ? [code(field.expanded)] : typeNodes(page.model, field.type),
      required(field),
      ...optional(field.default ? commentNodes(page.model, field.default) : []),
      meaning(page, field.comment, field.provisional),
    ]),
    withDefault ? 'defaults' : undefined,
  );
}

export function valueTable(page: Page, {values}: ContractEntry): Block {
  return table(
    head('Value', 'Meaning'),
    values.map(({type, meaning: said}) => [
      typeNodes(page.model, type),
      commentNodes(page.model, said),
    ]),
  );
}

function commandRows(page: Page, {href, overloads}: ContractEntry): Phrasing[][][] {
  const id = href.slice(href.indexOf('#') + 1);
  return overloads.map((overload: ContractOverload) => [
    name(page, overload.signature, href, id),
    meaning(page, overload.comment, overload.provisional),
  ]);
}

export function commandTable(page: Page, commands: readonly ContractEntry[]): Block {
  return table(
    head('Call', 'Meaning'),
    commands.flatMap((it) => commandRows(page, it)),
  );
}

export function actionTable(page: Page, actions: readonly ContractEntry[]): Block {
  return table(
    head('Action type', 'Payload', 'Meaning'),
    actions.map(({name: action, href, type, comment, provisional: isProvisional}) => [
      [link(href, [code(action)])],
      type ? typeNodes(page.model, type) : [text('none')],
      meaning(page, comment, isProvisional),
    ]),
  );
}

export function requestTable(page: Page, requests: readonly ContractEntry[]): Block {
  const type = ({fields}: ContractEntry, path: string) =>
    typeNodes(page.model, fields.find((it) => it.path === path)?.type ?? []);
  return table(
    head('Request', 'Arguments', 'Response', 'Meaning'),
    requests.map((it) => [
      [link(it.href, [code(it.name)])],
      type(it, 'args'),
      type(it, 'response'),
      meaning(page, it.comment, it.provisional),
    ]),
    'requests',
  );
}

/** What stands after the name in a type's signature, with links where it names types. */
function definition({model}: Page, {type, signature}: ContractEntry): Phrasing[] {
  return type?.some((piece) => typeof piece !== 'string')
    ? typeNodes(model, type)
    : [code(signature.replace(/^\w+ [\w$]+(?:<.*?>)?(?: extends [^{]*)? (?:= )?/, ''))];
}

/** Types by name: what they stand for and what for. */
export function typeTable(
  page: Page,
  types: readonly ContractEntry[],
  idOf: (type: ContractEntry) => string | null,
): Block {
  return table(
    head('Type', 'Stands for', 'Meaning'),
    types.map((type) => [
      name(page, type.name, type.href, idOf(type)),
      definition(page, type),
      meaning(page, type.comment, type.provisional),
    ]),
  );
}

/** Puts a place to link to into the head of a table. */
export function withAnchor(page: Page, block: Block, id: string): Block {
  const claimed = page.claim(id);
  const cell = block.type === 'table' ? block.children[0]?.children[0] : undefined;
  cell?.children.unshift(...(claimed ? [anchor(claimed)] : []));
  return block;
}
