import fs from 'node:fs';
import path from 'node:path';
import {isDerived, permissionsOf, permissionsPage, roles} from '../../src/facts/permissions';
import {readFacts} from '../../src/facts';
import type {Mark} from './mark';

const file = 'src/facts/permissions.yaml';

/** What the matrix of permissions marks, row by row; pages take their lines from it. */
export function permissionMarks(root: string): Mark[] {
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  return permissionsOf(readFacts(root).facts).flatMap((permission) => {
    const {id, label, meaning, status} = permission;
    const derived = roles.filter((role) => isDerived(permission, role));
    const what = [
      status === 'derived' ? ['the row'] : derived.map((role) => `${role}: ${permission[role]}`),
      meaning?.derived ? [`is “${meaning.text}”`] : [],
    ].flat();
    const line = lines.findIndex((it) => it.trim() === `- id: ${id}`) + 1;
    const place = {page: permissionsPage.slice(1), file, line};
    return what.length ? [{...place, what: `${label} (${what.join('; ')})`}] : [];
  });
}
