import type {Paragraph, Table, TableCell, TableRow} from 'mdast';
import {text} from '../../base/mdast';
import {
  isDerived,
  roles,
  type Answer,
  type Permission,
  type PermissionGroup,
  type Role,
} from '../../facts/permissions';
import {
  anchor,
  element,
  link,
  plain,
  provisional,
  section,
  type Phrasing,
} from './fieldTables/nodes';
import type {MadeElement} from './putIn';

const titles: Readonly<Record<Role, string>> = {
  supervisor: 'Supervisor',
  moderator: 'Moderator',
  guest: 'Guest',
};

const answers: Readonly<Record<Answer, string>> = {yes: 'Yes', view: 'View', no: 'No'};

const everyone = 'permissions-all';
const filterOf = (role: Role) => `permissions-${role}`;

function heading(scope: 'row' | 'col', children: Phrasing[]): TableCell {
  return {type: 'tableCell', data: {hName: 'th', hProperties: {scope}}, children};
}

function label({id, label: said, status, meaning}: Permission): Phrasing[] {
  const name = link(`#${id}`, [text(said)], id);
  const own: Phrasing[] =
    status === 'derived'
      ? [element('span', {className: 'provisional-part'}, [name]), text(' '), provisional()]
      : [name];
  if (!meaning) {
    return own;
  }
  const words = element('span', {className: 'meaning'}, [text(meaning.text)]);
  return [...own, text(': '), words, ...(meaning.derived ? [text(' '), provisional()] : [])];
}

/** The mark is at the row's label where the whole row is derived, and at the guests' heading. */
function answer(permission: Permission, role: Role): TableCell {
  const given = permission[role];
  const mark =
    role !== 'guest' && permission.status === 'label' && isDerived(permission, role)
      ? [text(' '), provisional()]
      : [];
  return {
    type: 'tableCell',
    data: {hProperties: {className: [`answer-${given}`]}},
    children: [text(answers[given]), ...mark],
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
  const columns: Phrasing[][] = [
    [text('Permission')],
    ...roles.map((role): Phrasing[] =>
      role === 'guest' ? [text(titles[role]), text(' '), provisional()] : [text(titles[role])],
    ),
  ];
  return {
    type: 'table',
    align: null,
    // src/components/Table makes an element of the caption.
    data: {hProperties: {caption: title, ...hiddenFrom(permissions)}},
    children: [
      {type: 'tableRow', children: columns.map((it) => heading('col', it))},
      ...permissions.map(row),
    ],
  };
}

/**
 * Links to places in front of the tables; custom.css hides rows by which of them is the target. The
 * links are plain ones: the site's own would change the address without making it a target.
 */
function filters(): Paragraph {
  const choices: [string, string][] = [
    [everyone, 'All rows'],
    ...roles.map((role): [string, string] => [filterOf(role), titles[role]]),
  ];
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['filters']}},
    children: [
      text('Show what this role may do or see:'),
      ...choices.flatMap(([id, said]): Phrasing[] => [
        text(' '),
        plain(element('a', {href: `#${id}`}, [text(said)])),
      ]),
    ],
  };
}

/** `<Permissions />`: the matrix of permissions, one table for each group. */
export const permissions = (groups: readonly PermissionGroup[]): MadeElement => ({
  make: () => [
    section('permissions', [
      ...[everyone, ...roles.map(filterOf)].map(anchor),
      filters(),
      ...groups.map(table),
    ]),
  ],
});
