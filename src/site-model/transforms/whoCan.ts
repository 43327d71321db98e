import {text} from '../../base/mdast';
import {nearest} from '../contract/resolveName';
import {
  isDerived,
  permissionsPage,
  roles,
  type Permission,
  type Role,
} from '../../facts/permissions';
import {element, link, provisional, type Phrasing} from './fieldTables/nodes';
import type {MadeElement} from './putIn';

/** Permissions of which the same can be said. */
interface Claim {
  readonly said: string;
  readonly derived: boolean;
  readonly of: Permission[];
}

const plural: Readonly<Record<Role, string>> = {
  supervisor: 'supervisors',
  moderator: 'moderators',
  guest: 'guests',
};

function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

function claimsOf(permission: Permission): Omit<Claim, 'of'>[] {
  const may = roles.filter((role) => permission[role] === 'yes');
  const claims = [false, true].flatMap((derived) => {
    const who = may.filter((role) => isDerived(permission, role) === derived);
    return who.length ? [{said: list(who.map((role) => plural[role])), derived}] : [];
  });
  if (permission.guest === 'view') {
    claims.push({said: 'guests, looking only', derived: isDerived(permission, 'guest')});
  }
  // A “no” for both roles is published wherever it occurs.
  return claims.length ? claims : [{said: 'nobody at your company', derived: false}];
}

function collect(permissions: readonly Permission[]): Claim[] {
  const claims: Claim[] = [];
  for (const permission of permissions) {
    for (const claim of claimsOf(permission)) {
      const same = claims.find((it) => it.said === claim.said && it.derived === claim.derived);
      if (same) {
        same.of.push(permission);
      } else {
        claims.push({...claim, of: [permission]});
      }
    }
  }
  return claims;
}

function sentence({said, derived, of}: Claim): Phrasing[] {
  const rows = of.flatMap(({id, label}, index): Phrasing[] => [
    ...(index ? [text(', ')] : []),
    link(`${permissionsPage}#${id}`, [text(label)]),
  ]);
  const parts = [text(`${said} (`), ...rows, text(')')];
  return derived
    ? [element('span', {className: 'provisional-part'}, parts), text(' '), provisional()]
    : parts;
}

/**
 * `<WhoCan do="createChannel editChannel" />`: the line “Who can do this”, from the matrix of
 * permissions, with a link to each row that it was taken from.
 */
export const whoCan = (permissions: readonly Permission[]): MadeElement => ({
  attributes: ['do'],
  make({values, fail}) {
    const ids = values.get('do')?.split(/\s+/).filter(Boolean) ?? [];
    if (!ids.length) {
      throw fail('says not what: it needs the attribute “do”', 'write <WhoCan do="banUser" />');
    }
    const asked = ids.map((id) => {
      const permission = permissions.find((it) => it.id === id);
      if (!permission) {
        const known = permissions.map((it) => it.id);
        throw fail(
          `knows no permission “${id}”`,
          `the nearest are “${nearest(id, known).join('”, “')}”; all are in src/facts/permissions.yaml`,
        );
      }
      return permission;
    });
    const claims = collect(asked).flatMap((claim, index): Phrasing[] => [
      ...(index ? [text('; ')] : []),
      ...sentence(claim),
    ]);
    const lead = element('b', {}, [text('Who can do this:')]);
    return [
      {
        type: 'paragraph',
        data: {hProperties: {className: ['who-can']}},
        children: [lead, text(' '), ...claims, text('.')],
      },
    ];
  },
});
