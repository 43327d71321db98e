import type {PhrasingContent} from 'mdast';
import {
  anchor,
  code,
  joined,
  link,
  provisional,
  table,
  type Block,
  type Phrasing,
} from '../../../base/mdast';
import type {ContractEntry, ContractField} from '../../contract';
import {flat} from '../../contract/fields';
import {fieldAnchor, typeAnchor} from '../../contract/places';
import {typeString} from '../../contract/text';
import type {ActionArguments, CommentText, TypeText} from '../../contract/model';
import {commentNodes, typeNodes} from './comment';
import {anchorIn, hrefOf, type Page} from './page';

/** One text where there would be two: React keeps them apart with a comment in the HTML. */
export function afterSpace([first, ...others]: readonly PhrasingContent[]): Phrasing[] {
  return first?.type === 'text'
    ? [` ${first.value}`, ...others]
    : [' ', ...(first ? [first] : []), ...others];
}

/** `remarks`: of a type, its page has room for them. */
export function meaning(
  page: Page,
  {comment, provisional: isProvisional}: Pick<ContractEntry, 'comment' | 'provisional'>,
  remarks: readonly CommentText[] = [],
): Phrasing[] {
  const say = (label: string, said: CommentText | null) =>
    said ? [label, ...commentNodes(page, said)] : [];
  const summary = commentNodes(page, comment.summary);
  return joined(
    [
      say('Deprecated. ', comment.deprecated),
      isProvisional ? [provisional(), ...afterSpace(summary)] : summary,
      ...remarks.map((it) => commentNodes(page, it)),
      ...comment.throws.map((it) => say('Throws: ', it)),
      say('Returns: ', comment.returns),
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
  const said = others.length ? ['Yes', ...others] : [needed ? 'Yes' : 'No'];
  return readonly ? [...said, ', read-only'] : said;
}

/** `idOf`: how the rows are found; `null`: no anchors. */
export function fieldTable(
  page: Page,
  fields: readonly ContractField[],
  idOf: ((field: ContractField) => string) | null,
): Block {
  const rows = flat(fields);
  const withDefault = rows.some((it) => it.default);
  const optional = <Cell>(cell: Cell) => (withDefault ? [cell] : []);
  return table(
    ['Name', 'Type', 'Required', ...optional('Default'), 'Description'],
    rows.map((field) => [
      name(page, field.path, field.href, idOf && idOf(field)),
      field.expanded ? code(field.expanded) : typeNodes(page, field.type),
      required(field),
      ...optional(field.default ? commentNodes(page, field.default) : []),
      meaning(page, field, field.comment.remarks),
    ]),
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

export function valueTable(page: Page, {values}: ContractEntry): Block {
  const described = values.some(({meaning: said}) => said.length);
  return table(
    ['Value', ...(described ? ['Description'] : [])],
    values.map(({type, meaning: said}) => [
      value(page, type),
      ...(described ? [commentNodes(page, said)] : []),
    ]),
  );
}

export function commandTable(page: Page, commands: readonly ContractEntry[]): Block {
  return table(
    ['Call', 'Description'],
    commands.flatMap(({href, overloads}) =>
      overloads.map((it) => [name(page, it.signature, href, anchorIn(href)), meaning(page, it)]),
    ),
  );
}

export function actionTable(page: Page, actions: readonly ContractEntry[]): Block {
  return table(
    ['Action type', 'Payload', 'Description'],
    actions.map((it) => [
      link(it.href, [code(it.name)]),
      it.type ? typeNodes(page, it.type) : 'none',
      meaning(page, it),
    ]),
  );
}

/** What each action carries, and the interface that tells about it. */
export function argumentsTable(page: Page, actions: readonly ActionArguments[]): Block {
  return table(
    ['Action type', 'Payload', 'Interface'],
    actions.map(({name: action, type, optional, owner, provisional: isProvisional}) => {
      const href = owner && hrefOf(page, {type: owner});
      return [
        [code(`'${action}'`), ...(isProvisional ? [' ', provisional()] : [])],
        type
          ? [...typeNodes(page, type), ...(optional ? [' or ', code('undefined')] : [])]
          : 'none',
        href ? link(href, [code(owner)]) : '–',
      ];
    }),
  );
}

export function requestTable(page: Page, requests: readonly ContractEntry[]): Block {
  const type = ({fields}: ContractEntry, path: string) =>
    typeNodes(page, fields.find((it) => it.path === path)?.type ?? []);
  return table(
    ['Request', 'Arguments', 'Response', 'Description'],
    requests.map((it) => [
      link(it.href, [code(it.name)]),
      type(it, 'args'),
      type(it, 'response'),
      meaning(page, it),
    ]),
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
export function typeTable(page: Page, types: readonly ContractEntry[]): Block {
  return table(
    ['Type', 'Stands for', 'Description'],
    types.map((type) => [
      name(page, type.name, type.href, type.page === null ? typeAnchor(type.name) : null),
      definition(page, type),
      meaning(page, type),
    ]),
  );
}

/** Puts the place to link to that a type has into the head of a table. */
export function withAnchor(page: Page, block: Block, type: string): Block {
  const claimed = page.claim(typeAnchor(type));
  const cell = block.type === 'table' ? block.children[0]?.children[0] : undefined;
  cell?.children.unshift(...(claimed ? [anchor(claimed)] : []));
  return block;
}
