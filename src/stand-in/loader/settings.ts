import type {LogLevel, OddsType} from '../../contract/integration';

/** What applies to the whole page: the options of the loader, and what commands change of them. */
export interface Settings {
  readonly language: string;
  /** Name of a theme, address of a stylesheet, or whether there is one. */
  readonly theme: string | boolean | undefined;
  readonly oddsType: OddsType;
  readonly clockType: number;
  readonly logLevel: LogLevel;
  readonly debug: boolean;
  /** Whether away stands first: `all`, or by the ID of a sport. */
  readonly invert: {readonly all?: boolean; readonly sid?: Readonly<Record<string, boolean>>};
}

export const DEFAULTS: Settings = {
  language: 'en',
  theme: undefined,
  oddsType: 'eu',
  clockType: 24,
  logLevel: 'warn',
  debug: false,
  invert: {},
};
