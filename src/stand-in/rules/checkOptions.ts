import type {Activity, Owner} from './activity';
import type {Finding} from './finding';

/** What is known as soon as it is seen: whoever listens has it even if the adapter never comes back. */
export type CheckEvent =
  | {readonly is: 'asking'; readonly request: string}
  | {readonly is: 'answered'; readonly request: string}
  | {readonly is: 'failed'; readonly request: string; readonly error: string}
  | {readonly is: 'finding'; readonly finding: Finding}
  | {readonly is: 'note'; readonly text: string};

export interface CheckOptions {
  readonly hear: (event: CheckEvent) => void;
  /** Installed. */
  readonly activity: Activity;
  /** For whom the adapter's module was loaded: what it started there belongs to no request. */
  readonly module?: Owner;
  /** How long an answer may take. */
  readonly seconds: number;
  /** Names, as `namesOf` lists them or some of those. */
  readonly requests: readonly string[];
  /** Whether that is all: then a name that is none is sent, too. */
  readonly isWhole: boolean;
  /** How many fetches were answered with what is always the same, whatever was asked. */
  readonly fixedAnswers?: () => number;
  /** Runs code while every fetch fails, and counts those. */
  readonly withoutNetwork?: (code: () => Promise<void>) => Promise<number>;
}

/** How long it may take as a whole, from the start of the process: three silent requests, and as much again. */
export const mostSeconds = (seconds: number): number => Math.max(26, 4 * seconds);
