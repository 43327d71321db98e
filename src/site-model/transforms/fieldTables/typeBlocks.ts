import {
  bullets,
  code,
  element,
  heading,
  joined,
  link,
  paragraph,
  folded,
  provisionalBlock,
  section,
  strong,
  withProperties,
  type Block,
  type Phrasing,
} from '../../../base/mdast';
import {capitalised} from '../../../base/plainText';
import {categoriesOf, kindNames, type ReferenceType} from '../../contract/categories';
import type {ContractField} from '../../contract';
import type {CommentPart, CommentText, Example} from '../../contract/model';
import {rolesOf, type Role} from '../../contract/roles';
import {usedBy, usesOf, type Use} from '../../contract/uses';
import {datesText} from '../../report/news';
import {dividedTable} from '../dividedTable';
import {commentBlocks, commentNodes} from './comment';
import {anchorIn, hrefOf, otherTypes, type Page} from './page';
import {afterSpace, argumentsTable, fieldTable, typeTable, valueTable, wholeMark} from './rows';
import {signature} from './signature';

/** Blocks under a heading, which is left out where there are none. */
function part(depth: 2 | 3, title: string, blocks: readonly Block[]): Block[] {
  return blocks.length ? [heading(depth, title), ...blocks] : [];
}

const listed = (items: readonly Phrasing[][]) => (items.length ? [bullets(items)] : []);

function role(page: Page, says: string, {carriers, within}: Role): Phrasing[][] {
  const parts: Phrasing[][] = [
    ...carriers.map(({as, name}) => [`${as} `, code(name)]),
    ...(within.length
      ? [
          [
            'in ',
            ...joined(
              within.map((it) => nameLink(page, it)),
              ', ',
            ),
          ],
        ]
      : []),
  ];
  return parts.length ? [[`${says} `, ...joined(parts, ', '), '.']] : [];
}

/** Whether the reader returns it or receives it. */
function roles(page: Page, {name}: ReferenceType): Block[] {
  const {returned, received} = rolesOf(page.model, name);
  const lines = [
    ...role(page, 'You return it', returned),
    ...role(page, 'You receive it', received),
  ];
  return lines.length ? [withProperties(bullets(lines), {className: ['api-roles']})] : [];
}

/** What the first screen of a type says: who looks it up finds the rest below its fields. */
function lead(page: Page, type: ReferenceType): Block[] {
  const {kind, reference, comment, dates} = type;
  const {deprecated} = comment;
  const parts = [capitalised(kindNames[kind]), reference.category, datesText(dates) ?? []];
  const said = parts.flat().join(' · ');
  const line = element('small', {className: 'api-lead'}, [said]);
  const says = deprecated && afterSpace(commentNodes(page, deprecated));
  return [
    paragraph(line),
    ...(comment.provisional ? [provisionalBlock('page')] : []),
    ...(says ? [paragraph(strong(['Deprecated.']), ...says)] : []),
    ...commentBlocks(page, comment.summary).slice(0, 1),
    ...roles(page, type),
  ];
}

/** What its comment says after the first paragraph. */
function remarks(page: Page, {comment}: ReferenceType): Block[] {
  const all = [comment.summary, ...comment.remarks].flatMap((it) => commentBlocks(page, it));
  return all.slice(1);
}

function example(page: Page, {title, text: said}: Example, field: string): Block[] {
  const shown = title ? commentNodes(page, [{kind: 'text', text: title}]) : [];
  const name = field ? [code(field), ...(title ? [': '] : [])] : [];
  const line = [...name, ...shown];
  return [...(line.length ? [paragraph(strong(line))] : []), ...commentBlocks(page, said)];
}

function examples(page: Page, {comment, fields}: ReferenceType): Block[] {
  return [{path: '', comment}, ...fields].flatMap((field) =>
    field.comment.examples.flatMap((it) => example(page, it, field.path)),
  );
}

function nameLink(page: Page, type: string, field?: string): Phrasing {
  const href = hrefOf(page, {type, field});
  return href ? link(href, [code(field ?? type)]) : code(field ?? type);
}

function relation(page: Page, type: string, owner: string, {fields}: Use): Phrasing[] {
  const named = fields.map((it) => nameLink(page, owner, it));
  return joined([nameLink(page, type), joined(named, ', ')], ': ');
}

const isSeparator = (it: CommentPart) => it.kind === 'text' && /^[\s,;*-]*$/.test(it.text);

/** One item for each reference; authors also write several of them after one `@see`. */
function seeAlso(page: Page, see: readonly CommentText[]): Phrasing[][] {
  const items = see.flatMap((said) =>
    said.every((it) => it.kind === 'link' || isSeparator(it))
      ? said.filter((it) => it.kind === 'link').map((it) => commentNodes(page, [it]))
      : [commentNodes(page, said)],
  );
  return [...new Map(items.map((it) => [JSON.stringify(it), it])).values()];
}

function related(page: Page, type: ReferenceType): Block[] {
  const users = usedBy(page.model, type.name).map((it) => relation(page, it.type, it.type, it));
  const uses = usesOf(type).map((it) => relation(page, it.type, type.name, it));
  return [
    ...part(3, 'Used by', listed(users)),
    ...part(3, 'Uses', listed(uses)),
    ...part(3, 'See also', listed(seeAlso(page, type.comment.see))),
  ];
}

/** What the page of a type says. */
export function typeBlocks(given: Page, type: ReferenceType): Block[] {
  const page = {...given, covered: type.provisional};
  const {comment, fields, values, reference} = type;
  const {typeParameters, properties, actions} = reference;
  const fieldsOf = (all: readonly ContractField[]) =>
    all.length
      ? [
          section(
            'fields',
            fieldTable(page, all, ({href}) => anchorIn(href)),
          ),
        ]
      : [];
  const sources = comment.sources.flatMap((it) => commentBlocks(page, it));
  const throws = comment.throws.map((it) => commentNodes(page, it));
  const rows = [
    ...part(2, 'Type parameters', fieldsOf(typeParameters)),
    ...part(2, 'Properties', fieldsOf(properties ?? fields)),
    ...part(2, 'Values', values.length ? valueTable(page, type) : []),
    ...part(2, 'Parameters', fieldsOf(properties ? fields : [])),
    ...part(3, 'Remarks', remarks(page, type)),
  ];
  return [
    section('panes', [
      section('panes-lead', lead(page, type)),
      section('panes-side signature', part(2, 'Signature', [signature(type)])),
      section('panes-main', rows),
    ]),
    ...part(2, 'Returns', comment.returns ? commentBlocks(page, comment.returns) : []),
    ...part(2, 'Throws', listed(throws)),
    ...part(2, 'Action types', actions.length ? argumentsTable(page, actions) : []),
    ...part(2, 'Example', examples(page, type)),
    ...part(2, 'Related', related(page, type)),
    ...(sources.length ? [folded('Sources', 'sources', sources)] : []),
  ];
}

/** The tables of the index: every type of each category. */
export function indexBlocks(page: Page): Block[] {
  const withPages = categoriesOf(page.model).flatMap(({title, types}) =>
    part(
      2,
      title,
      dividedTable(
        page,
        ['Name', 'Kind', 'Summary'],
        types,
        (of, {name, kind, sentence, ...it}) => {
          return [nameLink(of, name), kindNames[kind], [sentence, ...wholeMark(of, it)]];
        },
      ),
    ),
  );
  const others = typeTable(page, otherTypes(page.model));
  return [...withPages, ...part(2, 'Further types', [section('fields', others)])];
}
