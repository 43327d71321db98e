import type {Paragraph, TableCell, TableRow} from 'mdast';
import {
  anchor,
  cell,
  element,
  joined,
  link,
  paragraph,
  plain,
  provisional,
  provisionalBlock,
  provisionalPart,
  section,
  withProperties,
  type Block,
  type Phrasing,
} from '../../base/mdast';
import {capitalised} from '../../base/plainText';
import {provisionalMark} from '../../base/provisional';
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

function label({id, label: said, status, meaning}: Permission, covered: boolean): Phrasing[] {
  const name = [link(`#${id}`, [said], id)];
  const own = status === 'derived' && !covered ? provisionalPart(name) : name;
  if (!meaning) {
    return own;
  }
  const className = meaning.derived ? `meaning ${provisionalMark.part}` : 'meaning';
  const words = element('span', {className}, [meaning.text]);
  return [...own, ': ', words, ...(meaning.derived ? mark() : [])];
}

/** A sign is seen in place of yes and no. The mark is at the row's label where all of it is derived. */
function answer(permission: Permission, role: Role): TableCell {
  const given = permission[role];
  const word = capitalised(given);
  const shown = given === 'view' ? word : element('span', {className: 'only-heard'}, [word]);
  const isMarked = role !== 'guest' && permission.status === 'label' && isDerived(permission, role);
  const said = cell([shown, ...(isMarked ? mark() : [])]);
  return withProperties(said, {className: [`answer-${given}`]});
}

/** `not-guest`: what a filter hides. */
function hiddenFrom(listed: readonly Permission[]): {className?: string[]} {
  const none = roles.filter((role) => listed.every((it) => it[role] === 'no'));
  return none.length ? {className: none.map((role) => `not-${role}`)} : {};
}

function row(permission: Permission, covered: boolean): TableRow {
  const cells = roles.map((role) => answer(permission, role));
  const children = [heading('row', label(permission, covered)), ...cells];
  return withProperties({type: 'tableRow', children}, hiddenFrom([permission]));
}

/** A group that is derived as a whole has the mark at its head. */
function group({title, permissions}: PermissionGroup): Block {
  const covered = permissions.every((it) => it.status === 'derived' && !it.meaning?.derived);
  const columns = roles.map((role) => heading('col', [capitalised(role)]));
  const head: TableRow = {type: 'tableRow', children: [heading('col', ['Permission']), ...columns]};
  const children = [head, ...permissions.map((it) => row(it, covered))];
  // src/theme/MDXComponents makes an element of the caption.
  const properties = {caption: title, ...hiddenFrom(permissions)};
  const made = withProperties({type: 'table', children}, properties);
  return covered ? provisionalBlock('table', [made]) : made;
}

/**
 * Links to places in front of the tables; custom.css hides rows by which of them is the target. The
 * links are plain ones: the site's own would change the address without making it a target.
 */
function filterLine(): Paragraph {
  const links = filters.map(([id, said]) => plain(element('a', {href: `#${id}`}, [said])));
  const line = paragraph(
    ...joined([plain(element('span', {}, ['Show what this role can do or see:'])), ...links], ' '),
  );
  return withProperties(line, {className: ['filters']});
}

/** `<Permissions />`: the matrix of permissions, one table for each group. */
export const permissions = (groups: readonly PermissionGroup[]): MadeElement => ({
  make() {
    const places = filters.map(([id]) => anchor(id));
    return [section('permissions', [...places, filterLine(), ...groups.map(group)])];
  },
});
