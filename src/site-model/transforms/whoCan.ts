import {element, joined, link, paragraph, provisionalPart, type Phrasing} from '../../base/mdast';
import {isDerived, permissionsPage, roles, type Permission} from '../../facts/permissions';
import {nearest} from '../contract/resolveName';
import type {MadeElement} from './putIn';

/** Permissions of which the same can be said. */
interface Claim {
  readonly said: string;
  readonly derived: boolean;
  readonly of: readonly Permission[];
}

const inWords = new Intl.ListFormat('en-US');

function claimsOf(permission: Permission): Claim[] {
  const of = [permission];
  const claims = [false, true].map((derived): Claim => {
    const who = roles.filter(
      (role) => permission[role] === 'yes' && isDerived(permission, role) === derived,
    );
    return {said: inWords.format(who.map((role) => `${role}s`)), derived, of};
  });
  if (permission.guest === 'view') {
    const derived = isDerived(permission, 'guest');
    claims.push({said: 'guests, read-only', derived, of});
  }
  const made = claims.filter(({said}) => said);
  // A “no” for both roles is public wherever it occurs.
  return made.length ? made : [{said: 'no one at your company', derived: false, of}];
}

function collect(permissions: readonly Permission[]): Claim[] {
  const claims = new Map<string, Claim>();
  for (const claim of permissions.flatMap(claimsOf)) {
    const key = `${claim.said} ${claim.derived}`;
    claims.set(key, {...claim, of: [...(claims.get(key)?.of ?? []), ...claim.of]});
  }
  return [...claims.values()];
}

function sentence({said, derived, of}: Claim): Phrasing[] {
  const rows = of.map(({id, label}) => link(`${permissionsPage}#${id}`, [label]));
  const parts = [`${said} (`, ...joined(rows, ', '), ')'];
  return derived ? provisionalPart(parts) : parts;
}

/**
 * `<WhoCan do="createChannel editChannel" />`: the line “Role”, from the matrix of
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
    const lead = element('b', {}, ['Role:']);
    const line = paragraph(lead, ' ', ...joined(collect(asked).map(sentence), '; '), '.');
    return [{...line, data: {hProperties: {className: ['who-can']}}}];
  },
});
