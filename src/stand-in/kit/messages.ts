import type {CheckEvent} from '../rules/checkOptions';

/** First word of the command line of the process in which the adapter runs. */
export const INSIDE = 'inside';

export interface AdapterOptions {
  readonly request?: string;
  readonly backend?: string;
  readonly wait?: string;
}

/** What the process of the adapter says to the one that reports. */
export type Message =
  | CheckEvent
  | {readonly is: 'begun'; readonly requests: readonly string[]}
  | {readonly is: 'alive'}
  /** Nothing can be checked. */
  | {readonly is: 'stopped'; readonly text: string}
  | {readonly is: 'ended'};
