/**
 * The contract as one table of entries, free of TypeDoc's classes: made once per build from
 * TypeDoc's reading of `src/contract` and written as JSON. Whatever shows a piece of the contract
 * takes it from here; nothing else parses TypeScript.
 */

/** Days on which something happened to a part of the contract last: `2026-12-01`. */
export interface Dates {
  readonly added?: string;
  readonly changed?: string;
  readonly confirmed?: string;
  readonly deprecated?: string;
}

export type LinkTarget =
  | {readonly url: string}
  /** `field` is a path as in `data.betslip`. */
  | {readonly type: string; readonly field?: string};

/** A piece of a comment. Text and code are Markdown as the author wrote it. */
export type CommentPart =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'code'; readonly text: string}
  /** `{@provisional the smallest part that needs it}`; without words, all that the comment tells of. */
  | {readonly kind: 'provisional'; readonly text: string}
  | {readonly kind: 'link'; readonly text: string; readonly code: boolean; readonly to: LinkTarget};

export type CommentText = readonly CommentPart[];

export interface Example {
  readonly title: string | null;
  readonly text: CommentText;
}

export interface ApiComment {
  readonly summary: CommentText;
  readonly remarks: readonly CommentText[];
  readonly defaultValue: CommentText | null;
  readonly examples: readonly Example[];
  readonly see: readonly CommentText[];
  readonly returns: CommentText | null;
  readonly throws: readonly CommentText[];
  readonly deprecated: CommentText | null;
  /** Where the type comes from, for who wants to check. */
  readonly sources: readonly CommentText[];
  /** Its own `@provisional`. What it is a field of can be marked as a whole as well. */
  readonly provisional: boolean;
}

/** A type as written in TypeScript; a piece that names a type of the contract says so. */
export type TypeText = readonly (string | {readonly text: string; readonly type: string})[];

/** Where something is declared. */
export interface SourceLine {
  /** Relative to the site's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

export type TypeKind = 'interface' | 'alias' | 'function';

export type EntryKind =
  | TypeKind
  /** The properties of one widget: what `addWidget` takes last. */
  | 'widget property set'
  | 'SIR command'
  | 'action'
  | 'request';

export interface ContractField {
  /** What happened to it since the baseline of the report, where something did. */
  readonly dates?: Dates;
  /** Last part of the path: `betslip`. */
  readonly name: string;
  /** From the entry: `data.betslip`, `reactions[].type`, `[key: string]`. */
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
interface ContractOverload {
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

/** One pair of arguments of a callback for actions: `[type: 'CopyBet', data: X['data']]`. */
export interface ActionArguments {
  readonly name: string;
  /** Of the payload; absent for an action without. */
  readonly type: TypeText | null;
  readonly optional: boolean;
  /** The interface that the payload is a field of. */
  readonly owner: string | null;
  readonly provisional: boolean;
}

/** What the page of a type says in addition to what every entry has. */
export interface ReferencePart {
  /** Empty where the comment names none that is known, which stops the build. */
  readonly category: string;
  /** Types named outside of fields: parents, limits of type parameters, a result. */
  readonly names: readonly string[];
  readonly typeParameters: readonly ContractField[];
  /** Properties of what can be called: `fields` are its parameters. `null` for all else. */
  readonly properties: readonly ContractField[] | null;
  /** What the last parameter can be, of a callback for actions. */
  readonly actions: readonly ActionArguments[];
}

export interface ContractEntry {
  /** `BetSlip`, `addWidget`, `CopyBet`, `outcomes`. Unique only together with the kind. */
  readonly name: string;
  readonly kind: EntryKind;
  readonly dates?: Dates;
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
  /** Of what has a page. */
  readonly reference: ReferencePart | null;
  readonly source: SourceLine;
}

export interface ContractModel {
  /** Types first, in the order of the reference, then widgets, commands, actions and requests. */
  readonly entries: readonly ContractEntry[];
}
