import type {ProjectReflection, Reflection} from 'typedoc';
import type {ApiComment, ApiModel, ApiType, CommentText, SourceLine} from '../contract/api';
import type {TypeDoc} from './native/modules';
import {usesOf} from './pages/relations';
import type {Problem} from './problems';
import {kindOf} from './read/readModel';

/** Rules of this reference that TypeDoc does not know. */
export function checkExports(
  typedoc: TypeDoc,
  project: ProjectReflection,
  categories: readonly string[],
  hasPage: (reflection: Reflection) => boolean,
): Problem[] {
  const allowed = categories.map((it) => `“${it}”`).join(', ');
  const categoryOf = (name: string) =>
    project.categories?.find(({children}) => children.some((it) => it.name === name))?.title;
  return (project.children ?? []).flatMap((child): Problem[] => {
    if (!kindOf(typedoc, child)) {
      const message = `${child.name} is neither an interface nor a type alias nor a function.`;
      return [{message, place: null}];
    }
    const category = categoryOf(child.name) ?? 'none';
    if (!hasPage(child) || categories.includes(category)) {
      return [];
    }
    const has = category === 'none' ? 'no @category' : `the @category “${category}”`;
    return [{message: `${child.name} has ${has}; known are ${allowed}.`, place: null}];
  });
}

interface PlacedText {
  readonly text: CommentText;
  readonly source: SourceLine;
}

function textsOfComment(it: ApiComment): readonly CommentText[] {
  return [
    it.summary,
    ...it.remarks,
    ...it.see,
    ...it.throws,
    ...it.examples.flatMap(({title, text}) => [[{kind: 'text' as const, text: title ?? ''}], text]),
    ...[it.defaultValue, it.returns, it.deprecated].filter((text) => text !== null),
  ];
}

/** Everything that the comments of a type say, each with its place. */
export function textsOf(type: ApiType): PlacedText[] {
  const {comment, source, properties, parameters, typeParameters, values} = type;
  const commented = [
    {comment, source},
    ...properties,
    ...parameters,
    ...typeParameters.map((it) => ({comment: it.comment, source})),
  ];
  return [
    ...commented.flatMap((it) =>
      textsOfComment(it.comment).map((text) => ({text, source: it.source})),
    ),
    ...values.map((it) => ({text: it.meaning, source: it.source})),
  ];
}

/** A page cannot link to what has none: TypeDoc knows of it, readers of the reference do not. */
export function checkMentions({types, beside}: ApiModel): Problem[] {
  const withoutPage = new Set(beside.map(({name}) => name));
  return [...types.values()].flatMap((type) => {
    const named = usesOf(type)
      .filter((use) => withoutPage.has(use.type))
      .map(
        (use) => `${use.type} is referenced by ${type.name} but not included in the documentation`,
      );
    const linked = textsOf(type)
      .flatMap(({text}) => text)
      .flatMap((part) => (part.kind === 'link' && 'type' in part.to ? [part.to.type] : []))
      .filter((name) => withoutPage.has(name))
      .map(
        (name) =>
          `The comment for ${type.name} links to ${name}, not included in the documentation`,
      );
    const place = null;
    return [...named, ...linked].map((message) => ({message, place}));
  });
}
