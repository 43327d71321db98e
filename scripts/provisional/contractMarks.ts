import type {ContractEntry, ContractModel} from '../../src/site-model/contract';
import {flat} from '../../src/site-model/contract/fields';
import type {ApiComment, CommentText, SourceLine} from '../../src/site-model/contract/model';
import {typeString} from '../../src/site-model/contract/text';
import type {Mark} from './mark';

/** A declaration with its mark, and with those inside its comment. */
interface Marked {
  readonly name: string;
  readonly comment: ApiComment;
  readonly source: SourceLine;
}

function count(...texts: readonly (CommentText | null)[]): number {
  return texts.flatMap((text) => text ?? []).filter(({kind}) => kind === 'provisional').length;
}

function marksOf({name, comment, source}: Marked): (SourceLine & {what: string})[] {
  const {summary, remarks, defaultValue, returns, throws, deprecated} = comment;
  const parts = [
    {what: name, times: comment.provisional ? 1 : 0},
    {
      what: `${name}: part of its comment`,
      times: count(summary, ...remarks, ...throws, deprecated),
    },
    {what: `${name}: its default`, times: count(defaultValue)},
    {what: `${name}: what it returns`, times: count(returns)},
  ];
  return parts.flatMap(({what, times}) => Array.from({length: times}, () => ({...source, what})));
}

function declarations(entry: ContractEntry): Marked[] {
  const ways = entry.overloads.map((it) => ({...it, name: it.signature}));
  return (ways.length ? ways : [entry]).flatMap((way) => [
    way,
    ...flat(way.fields).map((field) => ({...field, name: `${way.name}.${field.path}`})),
  ]);
}

/** Every mark of the contract once, at the declaration that has it. */
export function contractMarks({entries}: ContractModel): Mark[] {
  const seen = new Set<string>();
  // Actions and requests are marked through the types they are made of.
  const told = entries.filter(({kind}) => kind !== 'action' && kind !== 'request');
  return told.flatMap((entry) => {
    const page = entry.href.replace(/^\/|#.*$/g, '');
    const inComments = declarations(entry).flatMap(marksOf);
    const inValues = entry.values.flatMap(({type, meaning, source}) =>
      Array.from({length: count(meaning)}, () => ({
        ...source,
        what: `${entry.name}: ${typeString(type)}`,
      })),
    );
    const own = [...inComments, ...inValues].filter(({file, line}) => !seen.has(`${file}:${line}`));
    // An inherited field is marked where it is declared, which comes first.
    own.forEach(({file, line}) => seen.add(`${file}:${line}`));
    return own.map((it) => ({page, ...it}));
  });
}
