import type {PhrasingContent} from 'mdast';
import {
  anchor,
  code,
  folded,
  joined,
  link,
  provisional,
  strong,
  type Block,
  type Phrasing,
} from '../../../base/mdast';
import type {ContractEntry, ContractField} from '../../contract';
import {flat} from '../../contract/fields';
import {fieldAnchor, typeAnchor} from '../../contract/places';
import {typeString} from '../../contract/text';
import type {ActionArguments, CommentText, TypeText} from '../../contract/model';
import {datesNodes} from '../../report/news';
import {dividedTable} from '../dividedTable';
import {commentNodes, typeNodes} from './comment';
import {anchorIn, hrefOf, type Page} from './page';

/** One text where there would be two: React keeps them apart with a comment in the HTML. */
export function afterSpace([first, ...others]: readonly PhrasingContent[]): Phrasing[] {
  return first?.type === 'text'
    ? [` ${first.value}`, ...others]
    : [' ', ...(first ? [first] : []), ...others];
}

/** Of what is provisional as a whole: after its name and type, before what it means. */
export const wholeMark = (page: Page, of: Pick<ContractEntry, 'provisional'>): Phrasing[] =>
  of.provisional && !page.covered ? [' ', provisional()] : [];

/** `remarks`: of a type, its page has room for them. */
export function meaning(
  page: Page,
  {comment, dates}: Pick<ContractEntry, 'comment' | 'dates'>,
  remarks: readonly CommentText[] = [],
): Phrasing[] {
  const say = (label: string, said: CommentText | null) =>
    said ? [label, ...commentNodes(page, said)] : [];
  return joined(
    [
      say('Deprecated. ', comment.deprecated),
      commentNodes(page, comment.summary),
      ...remarks.map((it) => commentNodes(page, it)),
      ...comment.throws.map((it) => say('Throws: ', it)),
      say('Returns: ', comment.returns),
      datesNodes(dates),
    ],
    {type: 'break'},
    {type: 'break'},
  );
}

/** Code that leads to itself, so that its address can be copied, or to the reference. */
function name(page: Page, shown: string, href: string, id: string | null): Phrasing {
  return link(id ? `#${id}` : href, [code(shown)], id && page.claim(id));
}

function required({alternatives, required: needed, readonly}: ContractField): Phrasing[] {
  const others = alternatives.flatMap((other) => [', or ', code(other)]);
  const said = needed || others.length ? [strong(['required']), ...others] : ['optional'];
  return readonly ? [...said, ', read-only'] : said;
}

/** `idOf`: how the rows are found; `null`: no anchors. */
export function fieldTable(
  page: Page,
  fields: readonly ContractField[],
  idOf: ((field: ContractField) => string) | null,
): Block[] {
  const withDefault = flat(fields).some((it) => it.default);
  const optional = <Cell>(cell: Cell) => (withDefault ? [cell] : []);
  // A field stays with those inside it.
  const rows = fields
    .map((it) => flat([it]))
    .flatMap((inside) => {
      const provisional = inside.every((it) => it.provisional);
      return inside.map((field) => ({field, provisional}));
    });
  return dividedTable(
    page,
    ['Name', 'Type', 'Required', ...optional('Default'), 'Description'],
    rows,
    (of, {field}) => [
      name(of, field.path, field.href, idOf && idOf(field)),
      field.expanded ? code(field.expanded) : typeNodes(of, field.type),
      [...required(field), ...wholeMark(of, field)],
      ...optional(field.default ? commentNodes(of, field.default) : []),
      meaning(of, field, field.comment.remarks),
    ],
    withDefault ? 'defaults' : undefined,
  );
}

/** On its own page, a literal has an anchor: its text in lower case. */
function value(page: Page, type: TypeText): Phrasing | Phrasing[] {
  const literal = /^'([\w.-]+)'$/.exec(typeString(type))?.[1];
  return page.own && literal
    ? name(page, `'${literal}'`, '', fieldAnchor(literal))
    : typeNodes(page, type);
}

export function valueTable(page: Page, {values}: ContractEntry): Block[] {
  const described = values.some(({meaning: said}) => said.length);
  const head = ['Value', ...(described ? ['Description'] : [])];
  return dividedTable(page, head, values, (of, {type, meaning: said}) => [
    value(of, type),
    ...(described ? [commentNodes(of, said)] : []),
  ]);
}

/** The table of a call's arguments, to be opened in its row. */
function argumentsIn(page: Page, fields: readonly ContractField[]): Phrasing[] {
  const shown = fieldTable(page, fields, ({href}) => anchorIn(href));
  return fields.length ? [folded(`Arguments (${fields.length})`, null, shown) as Phrasing] : [];
}

export function commandTable(
  page: Page,
  commands: readonly ContractEntry[],
  withArguments: boolean,
): Block[] {
  const calls = commands.flatMap(({href, dates, overloads}) =>
    overloads.map((it) => ({...it, href, dates})),
  );
  return dividedTable(page, ['Call', 'Description'], calls, (of, it) => [
    [name(of, it.signature, it.href, anchorIn(it.href)), ...wholeMark(of, it)],
    [...meaning(of, it), ...(withArguments ? argumentsIn(of, it.fields) : [])],
  ]);
}

export function actionTable(page: Page, actions: readonly ContractEntry[]): Block[] {
  return dividedTable(page, ['Action type', 'Payload', 'Description'], actions, (of, it) => [
    link(it.href, [code(it.name)]),
    [...(it.type ? typeNodes(of, it.type) : ['none']), ...wholeMark(of, it)],
    meaning(of, it),
  ]);
}

/** What each action carries, and the interface that tells about it. */
export function argumentsTable(page: Page, actions: readonly ActionArguments[]): Block[] {
  return dividedTable(page, ['Action type', 'Payload', 'Interface'], actions, (of, action) => {
    const {type, optional, owner} = action;
    const href = owner && hrefOf(of, {type: owner});
    return [
      [code(`'${action.name}'`), ...wholeMark(of, action)],
      type ? [...typeNodes(of, type), ...(optional ? [' or ', code('undefined')] : [])] : 'none',
      href ? link(href, [code(owner)]) : '–',
    ];
  });
}

export function requestTable(page: Page, requests: readonly ContractEntry[]): Block[] {
  const type = ({fields}: ContractEntry, path: string) =>
    typeNodes(page, fields.find((it) => it.path === path)?.type ?? []);
  return dividedTable(
    page,
    ['Request', 'Arguments', 'Response', 'Description'],
    requests,
    (of, it) => [
      link(it.href, [code(it.name)]),
      type(it, 'args'),
      [...type(it, 'response'), ...wholeMark(of, it)],
      meaning(of, it),
    ],
    'requests',
  );
}

/** A declaration on one line, whole: a signature is shortened where it is long. */
function wholeText(declaration: string): string {
  return declaration
    .replace(/\s+/g, ' ')
    .replace(/;$/, '')
    .replace(/= \|/, '=')
    .replace(/([({[]) | ?[,;]? (?=[)}\]])/g, '$1');
}

/** What comes after the name of a type, with links where it names types. */
function definition(page: Page, {kind, type, signature, declaration}: ContractEntry): Phrasing[] {
  const said = kind === 'alias' && declaration ? wholeText(declaration) : signature;
  return type?.some((piece) => typeof piece !== 'string')
    ? typeNodes(page, type)
    : [code(said.replace(/^\w+ [\w$]+(?:<.*?>)?(?: extends [^{]*)? (?:= )?/, ''))];
}

/** Types by name: what they stand for and what for. */
export function typeTable(page: Page, types: readonly ContractEntry[]): Block[] {
  return dividedTable(page, ['Type', 'Stands for', 'Description'], types, (of, type) => [
    name(of, type.name, type.href, type.page === null ? typeAnchor(type.name) : null),
    [...definition(of, type), ...wholeMark(of, type)],
    meaning(of, type),
  ]);
}

/** Puts the place to link to that a type has into the head of its first table. */
export function withAnchor(page: Page, blocks: Block[], type: string): Block[] {
  const claimed = page.claim(typeAnchor(type));
  const [first] = blocks;
  const shown = first?.type === 'mdxJsxFlowElement' ? first.children[0] : first;
  const cell = shown?.type === 'table' ? shown.children[0]?.children[0] : undefined;
  cell?.children.unshift(...(claimed ? [anchor(claimed)] : []));
  return blocks;
}
