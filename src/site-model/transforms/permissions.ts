import type {Paragraph, Table, TableCell, TableRow} from 'mdast';
import {
  anchor,
  element,
  link,
  plain,
  provisional,
  provisionalPart,
  section,
  text,
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

const mark = () => [text(' '), provisional()];

function heading(scope: 'row' | 'col', children: Phrasing[]): TableCell {
  return {type: 'tableCell', data: {hName: 'th', hProperties: {scope}}, children};
}

function label({id, label: said, status, meaning}: Permission): Phrasing[] {
  const name = [link(`#${id}`, [text(said)], id)];
  const own = status === 'derived' ? provisionalPart(name) : name;
  if (!meaning) {
    return own;
  }
  const words = element('span', {className: 'meaning'}, [text(meaning.text)]);
  return [...own, text(': '), words, ...(meaning.derived ? mark() : [])];
}

/** The mark is at the row's label where the whole row is derived, and at the guests' heading. */
function answer(permission: Permission, role: Role): TableCell {
  const given = permission[role];
  const isMarked = role !== 'guest' && permission.status === 'label' && isDerived(permission, role);
  return {
    type: 'tableCell',
    data: {hProperties: {className: [`answer-${given}`]}},
    children: [text(capitalised(given)), ...(isMarked ? mark() : [])],
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
    heading('col', [text(capitalised(role)), ...(role === 'guest' ? mark() : [])]),
  );
  return {
    type: 'table',
    align: null,
    // src/components/Table makes an element of the caption.
    data: {hProperties: {caption: title, ...hiddenFrom(permissions)}},
    children: [
      {type: 'tableRow', children: [heading('col', [text('Permission')]), ...columns]},
      ...permissions.map(row),
    ],
  };
}

/**
 * Links to places in front of the tables; custom.css hides rows by which of them is the target. The
 * links are plain ones: the site's own would change the address without making it a target.
 */
const filterLine = (): Paragraph => ({
  type: 'paragraph',
  data: {hProperties: {className: ['filters']}},
  children: [
    text('Show what this role may do or see:'),
    ...filters.flatMap(([id, said]) => [
      text(' '),
      plain(element('a', {href: `#${id}`}, [text(said)])),
    ]),
  ],
});

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
