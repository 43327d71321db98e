/**
 * The contract as data: what the pages are made from, free of TypeDoc's classes, so that it can be
 * written as JSON and read by other plugins.
 */

export type LinkTarget =
  | {readonly url: string}
  /** `field` is a path as in `data.betslip`. */
  | {readonly type: string; readonly field?: string};

/** A piece of a comment. Text and code are Markdown as the author wrote it. */
export type CommentPart =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'code'; readonly text: string}
  /** `{@provisional}`: marks the smallest part that needs it. */
  | {readonly kind: 'provisional'}
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
  readonly provisional: boolean;
}

/** A type as written in TypeScript; a piece that names a documented type says so. */
export type TypeText = readonly (string | {readonly text: string; readonly type: string})[];

/** Where something is declared. */
export interface SourceLine {
  /** Relative to the site's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

export interface ApiField {
  /** `data.betslip`, `reactions[].type`, `[key: string]`. */
  readonly path: string;
  readonly type: TypeText;
  /** What stands for the type where its fields are listed after it: `object[]`. */
  readonly expanded: string | null;
  readonly optional: boolean;
  readonly readonly: boolean;
  /** Fields that can stand in for this one: of all of them exactly one is given. */
  readonly alternatives: readonly string[];
  readonly comment: ApiComment;
  readonly source: SourceLine;
}

export interface ApiTypeParameter {
  readonly name: string;
  readonly constraint: TypeText | null;
  readonly default: TypeText | null;
  readonly comment: ApiComment;
}

export interface ApiValue {
  readonly value: TypeText;
  readonly meaning: CommentText;
  readonly source: SourceLine;
}

/** One pair of arguments of a callback for actions: `[type: 'CopyBet', data: X['data']]`. */
export interface ApiAction {
  readonly action: string;
  /** Absent for an action without payload. */
  readonly payload: TypeText | null;
  readonly optional: boolean;
  /** Of the payload, where it is an object. */
  readonly fields: readonly ApiField[];
}

/** A call signature whose first parameter is a literal: `(command: 'check'): void`. */
export interface ApiCommand {
  readonly command: string;
  /** Those after the first. */
  readonly parameters: readonly ApiField[];
  readonly comment: ApiComment;
  readonly source: SourceLine;
}

export type ApiKind = 'interface' | 'type alias' | 'function';

export interface ApiType {
  readonly name: string;
  readonly kind: ApiKind;
  readonly category: string;
  readonly source: SourceLine;
  /** The declaration as the source has it, without comments. */
  readonly declaration: string;
  readonly comment: ApiComment;
  readonly extends: readonly TypeText[];
  readonly typeParameters: readonly ApiTypeParameter[];
  /** Properties of an interface or an object type, with those of inline objects. */
  readonly properties: readonly ApiField[];
  readonly isCallable: boolean;
  /** Parameters of a function or of an alias that is a function. */
  readonly parameters: readonly ApiField[];
  /** The pairs that its last parameter can be. */
  readonly actions: readonly ApiAction[];
  /** What an interface that can be called is called with. */
  readonly commands: readonly ApiCommand[];
  /** Members of an alias that is a union. */
  readonly values: readonly ApiValue[];
  /** An alias's whole value, the result of what is callable. */
  readonly value: TypeText | null;
}

/** A type with a page of its own. */
export interface ReferenceType extends ApiType {
  /** Relative to the reference's folder: `interfaces/Bet.md`. */
  readonly page: string;
}

export interface ApiModel {
  readonly categories: readonly {
    readonly title: string;
    readonly types: readonly ReferenceType[];
  }[];
  /** By name. */
  readonly types: ReadonlyMap<string, ReferenceType>;
  /** Types without a page, in the order of their sources. */
  readonly beside: readonly ApiType[];
}
