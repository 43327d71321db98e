/** The rules that an adapter can break, by the id that panel, kit and pages share. */
export type RuleId =
  | 'throws'
  | 'promise'
  | 'no-end'
  | 'after-end'
  | 'silent'
  | 'both-names'
  | 'shape'
  | 'ids'
  | 'error-type'
  | 'incomplete'
  | 'left-running'
  | 'unknown'
  | 'two-adapters'
  | 'late';

/** One place where an adapter breaks a rule, as the panel shows it and `check --json` prints it. */
export interface Finding {
  readonly rule: RuleId;
  /** Name of the request; empty if the rule is about the registration. */
  readonly request: string;
  /** Where in the answer, as `outcomes[0].event.id`; empty for the answer as a whole. */
  readonly path: string;
  /** What was expected, what came, what to do. */
  readonly message: string;
  /** Address of the section that explains it. */
  readonly link: string;
}
