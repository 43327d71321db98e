import fs from 'node:fs';
import path from 'node:path';
import {
  isDerived,
  permissions,
  permissionsPage,
  roles,
} from '../../src/facts/moderation/permissions';
import type {Mark} from './mark';

const file = 'src/facts/moderation/permissions.ts';

/** What the matrix of permissions marks, row by row; pages take their lines from it. */
export function permissionMarks(root: string): Mark[] {
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  return permissions.flatMap((permission) => {
    const {id, label, meaning, status} = permission;
    const derived = roles.filter((role) => isDerived(permission, role));
    const what = [
      status === 'derived' ? ['the row'] : derived.map((role) => `${role}: ${permission[role]}`),
      meaning?.derived ? [`is “${meaning.text}”`] : [],
    ].flat();
    const line = lines.findIndex((it) => it.includes(`'${id}'`)) + 1;
    const place = {page: permissionsPage.slice(1), file, line};
    return what.length ? [{...place, what: `${label} (${what.join('; ')})`}] : [];
  });
}
