import {createHash} from 'node:crypto';

/** Tells one value from another. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
