import {createHash} from 'node:crypto';

/** JSON has no maps and sets: what they hold, in their order, stands for them. */
const held = (_key: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...value] : value;

/** Tells one value from another. What JSON can't say is left out, but for maps and sets. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, held)).digest('hex');
