/** Made from the contract by `src/outputs/stand-in`. */
declare module 'stand-in:contract' {
  /** One slip in a value: where, and what a reader does about it. */
  export interface Mistake {
    /** As `bets[0].odds.decimalValue`; empty for the value as a whole. */
    readonly path: string;
    readonly expected: string;
    readonly found: string;
    /** Address of the field's row in the reference. */
    readonly link: string;
  }

  /** Compares a value with a type of the contract; what the contract does not know is allowed. */
  export function mistakesIn(type: string, value: unknown): readonly Mistake[];

  /** A place in a value of a type: its path, and the address of its row. */
  export function rowOf(type: string, keys: readonly string[]): Pick<Mistake, 'path' | 'link'>;

  /** The values of the contract's examples, first one first. */
  export function examplesOf(type: string): readonly unknown[];
}

/** What the stand-in knows of the site that made it. */
declare module 'stand-in:site' {
  /** Address of the site, with a slash at the end. */
  export const address: string;
  /** Name of the documented product. */
  export const product: string;
  /** Version of the contract that it was made from: a hash. */
  export const contract: string;
  /** How long a flash-bet card stays, in seconds: the fact `flash-bet-duration`. */
  export const flashBetSeconds: number;
  /** The longest validity of a token, in hours: the fact `token-lifetime`. */
  export const tokenHours: number;
  /** The site's tokens of colour, as declarations: all in light, and what is different in dark. */
  export const palette: {readonly light: string; readonly dark: string};
}

/** The samples of the pages that the player plays. */
declare module 'stand-in:samples' {
  export interface Sample {
    /** As the page shows it. */
    readonly code: string;
    /** First and last line, from 1, of each step. */
    readonly lines: readonly (readonly [first: number, last: number])[];
    /** Runs it with what it finds on its page. */
    run(page: Readonly<Record<string, unknown>>): void;
  }

  export const samples: Readonly<Record<string, Sample>>;
  /** Addresses in the reference, by the name of a type or command. */
  export const links: Readonly<Record<string, string>>;
}
