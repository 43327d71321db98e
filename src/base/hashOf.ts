import {createHash} from 'node:crypto';

/** Tells one value from another. What JSON can't say is left out: of a map or a set, all that it holds. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
