import type {ApiComment, CommentText, SourceLine, TypeText} from './api';

/**
 * The contract as one table of entries, made once per build from TypeDoc's reading of
 * `src/contract` and written as JSON. Whatever shows a piece of the contract takes it from here;
 * nothing else parses TypeScript.
 */

export type {ApiComment, CommentPart, CommentText, SourceLine, TypeText} from './api';

export type EntryKind =
  | 'interface'
  | 'alias'
  | 'function'
  /** The properties of one widget: what `addWidget` takes last. */
  | 'widget property set'
  | 'SIR command'
  | 'action'
  | 'request';

export interface ContractField {
  /** Last part of the path: `betslip`. */
  readonly name: string;
  /** From the entry: `data.betslip`, `reactions[].type`. */
  readonly path: string;
  /** Its place in the reference: a path without base URL, with anchor. */
  readonly href: string;
  /** One line of TypeScript: `enableLmt?: boolean`. */
  readonly signature: string;
  readonly type: TypeText;
  /** What stands for the type where `fields` tells the rest: `object[]`. */
  readonly expanded: string | null;
  readonly required: boolean;
  /** Fields that can stand in for this one: of all of them exactly one is given. */
  readonly alternatives: readonly string[];
  readonly readonly: boolean;
  readonly default: CommentText | null;
  /** First sentence of the comment, without Markdown. */
  readonly sentence: string;
  readonly comment: ApiComment;
  readonly provisional: boolean;
  /** Of an inline object type. A named type is an entry of its own. */
  readonly fields: readonly ContractField[];
  readonly source: SourceLine;
}

/** One way to call a command. */
export interface ContractOverload {
  readonly signature: string;
  readonly sentence: string;
  readonly comment: ApiComment;
  readonly provisional: boolean;
  /** The parameters after the command's name. */
  readonly fields: readonly ContractField[];
  readonly source: SourceLine;
}

/** One member of an alias that is a union. */
export interface ContractValue {
  readonly type: TypeText;
  readonly meaning: CommentText;
  readonly provisional: boolean;
  readonly source: SourceLine;
}

export interface ContractEntry {
  /** `BetSlip`, `addWidget`, `CopyBet`, `outcomes`. Unique only together with the kind. */
  readonly name: string;
  readonly kind: EntryKind;
  /** Its place in the reference: a path without base URL, maybe with anchor. */
  readonly href: string;
  /** Path of the generated page; absent where the place is a row of a written page. */
  readonly page: string | null;
  /** One line of TypeScript, shortened where it is long. */
  readonly signature: string;
  /** The declaration as the source has it, without comments; absent for what is part of another. */
  readonly declaration: string | null;
  /** First sentence of the comment, without Markdown. */
  readonly sentence: string;
  readonly comment: ApiComment;
  readonly provisional: boolean;
  /**
   * Properties of an object type, parameters of a function, the payload's properties of an action,
   * `args` and `response` of a request. A command has them by overload.
   */
  readonly fields: readonly ContractField[];
  /** Of a command. */
  readonly overloads: readonly ContractOverload[];
  /** Of an alias that is a union. */
  readonly values: readonly ContractValue[];
  /** What an alias stands for that is no function, an action's payload. */
  readonly type: TypeText | null;
  /** Name that `addWidget` takes, of a widget property set. */
  readonly widget: string | null;
  readonly source: SourceLine;
}

export interface ContractModel {
  /** Types first, in the order of the reference, then widgets, commands, actions and requests. */
  readonly entries: readonly ContractEntry[];
}
