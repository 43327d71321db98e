import type {Paragraph, Table, TableCell, TableRow} from 'mdast';
import {
  anchor,
  cell,
  element,
  link,
  paragraph,
  plain,
  provisional,
  provisionalPart,
  section,
  type Phrasing,
} from '../../base/mdast';
import {capitalised} from '../../base/plainText';
import {
  isDerived,
  roles,
  type Permission,
  type PermissionGroup,
  type Role,
} from '../../facts/permissions';
import type {MadeElement} from './putIn';

/** The places in front of the tables, with the words of their links. */
const filters: readonly (readonly [id: string, said: string])[] = [
  ['permissions-all', 'All rows'],
  ...roles.map((role) => [`permissions-${role}`, capitalised(role)] as const),
];

const mark = () => [' ', provisional()];

function heading(scope: 'row' | 'col', children: Phrasing[]): TableCell {
  return {...cell(children), data: {hName: 'th', hProperties: {scope}}};
}

function label({id, label: said, status, meaning}: Permission): Phrasing[] {
  const name = [link(`#${id}`, [said], id)];
  const own = status === 'derived' ? provisionalPart(name) : name;
  if (!meaning) {
    return own;
  }
  const words = element('span', {className: 'meaning'}, [meaning.text]);
  return [...own, ': ', words, ...(meaning.derived ? mark() : [])];
}

/** The mark is at the row's label where the whole row is derived, and at the guests' heading. */
function answer(permission: Permission, role: Role): TableCell {
  const given = permission[role];
  const isMarked = role !== 'guest' && permission.status === 'label' && isDerived(permission, role);
  return {
    ...cell([capitalised(given), ...(isMarked ? mark() : [])]),
    data: {hProperties: {className: [`answer-${given}`]}},
  };
}

/** `not-guest`: what a filter hides. */
function hiddenFrom(listed: readonly Permission[]): {className?: string[]} {
  const none = roles.filter((role) => listed.every((it) => it[role] === 'no'));
  return none.length ? {className: none.map((role) => `not-${role}`)} : {};
}

function row(permission: Permission): TableRow {
  return {
    type: 'tableRow',
    data: {hProperties: hiddenFrom([permission])},
    children: [heading('row', label(permission)), ...roles.map((role) => answer(permission, role))],
  };
}

function table({title, permissions}: PermissionGroup): Table {
  const columns = roles.map((role) =>
    heading('col', [capitalised(role), ...(role === 'guest' ? mark() : [])]),
  );
  return {
    type: 'table',
    align: null,
    // src/components/Table makes an element of the caption.
    data: {hProperties: {caption: title, ...hiddenFrom(permissions)}},
    children: [
      {type: 'tableRow', children: [heading('col', ['Permission']), ...columns]},
      ...permissions.map(row),
    ],
  };
}

/**
 * Links to places in front of the tables; custom.css hides rows by which of them is the target. The
 * links are plain ones: the site's own would change the address without making it a target.
 */
function filterLine(): Paragraph {
  const links = filters.flatMap(([id, said]) => [
    ' ',
    plain(element('a', {href: `#${id}`}, [said])),
  ]);
  const line = paragraph('Show what this role may do or see:', ...links);
  return {...line, data: {hProperties: {className: ['filters']}}};
}

/** `<Permissions />`: the matrix of permissions, one table for each group. */
export const permissions = (groups: readonly PermissionGroup[]): MadeElement => ({
  make: () => [
    section('permissions', [
      ...filters.map(([id]) => anchor(id)),
      filterLine(),
      ...groups.map(table),
    ]),
  ],
});
