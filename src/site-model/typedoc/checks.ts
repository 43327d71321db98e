import path from 'node:path';
import type {Nodes, RootContent} from 'mdast';
import type {ProjectReflection, Reflection} from 'typedoc';
import {visit} from 'unist-util-visit';
import {mayLinkTo} from '../../base/addresses';
import {referenceTypes} from '../contract/categories';
import {commentTree, MARK} from '../contract/comment';
import {flat} from '../contract/fields';
import type {CommentText, ContractEntry, ContractModel, SourceLine} from '../contract/model';
import {usesOf} from '../contract/uses';
import type {TypeDoc} from './native/modules';
import {categories} from './options';
import type {Problem} from './problems';
import {categoryOf, kindOf} from './read/readModel';

/** Rules of this reference that TypeDoc does not know. */
export function checkExports(
  typedoc: TypeDoc,
  project: ProjectReflection,
  hasPage: (reflection: Reflection) => boolean,
): Problem[] {
  const allowed = categories.map((it) => `“${it}”`).join(', ');
  return (project.children ?? []).flatMap((child): Problem[] => {
    if (!kindOf(typedoc, child)) {
      const message = `${child.name} is neither an interface nor a type alias nor a function.`;
      return [{message, place: null}];
    }
    const category = categoryOf(project, child);
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
  /** Shown in a cell of a table or in an item of a list. */
  readonly inCell: boolean;
}

function textsOfComment(
  {comment, source}: Pick<ContractEntry, 'comment' | 'source'>,
  hasPage: boolean,
): PlacedText[] {
  const {summary, remarks, defaultValue, examples, see, returns, throws, deprecated} = comment;
  const placed = (texts: readonly (CommentText | null)[], inCell: boolean) =>
    texts.flatMap((text) => (text ? [{text, source, inCell}] : []));
  const titles = examples.map(({title}) => [{kind: 'text' as const, text: title ?? ''}]);
  return [
    ...placed([...see, ...throws, ...titles, defaultValue, deprecated], true),
    ...placed([summary, ...remarks, returns], !hasPage),
    ...placed(
      examples.map(({text}) => text),
      false,
    ),
  ];
}

/** Everything that the comments of an entry say, each with its place. */
function textsOf(entry: ContractEntry): PlacedText[] {
  const {fields, overloads, reference, values} = entry;
  const rows = flat([
    ...fields,
    ...overloads.flatMap((it) => it.fields),
    ...(reference?.properties ?? []),
    ...(reference?.typeParameters ?? []),
  ]);
  return [
    ...textsOfComment(entry, entry.page !== null),
    ...[...overloads, ...rows].flatMap((it) => textsOfComment(it, false)),
    ...values.map(({meaning, source}) => ({text: meaning, source, inCell: true})),
  ];
}

/** A page cannot link to what has none: TypeDoc knows of it, readers of the reference do not. */
export function checkMentions(model: ContractModel): Problem[] {
  const withPage = new Set(referenceTypes(model).map(({name}) => name));
  return referenceTypes(model).flatMap((type) => {
    const named = usesOf(type)
      .filter((use) => !withPage.has(use.type))
      .map(
        (use) => `${use.type} is referenced by ${type.name} but not included in the documentation`,
      );
    const linked = textsOf(type)
      .flatMap(({text}) => text)
      .flatMap((part) => (part.kind === 'link' && 'type' in part.to ? [part.to.type] : []))
      .filter((name) => !withPage.has(name))
      .map(
        (name) =>
          `The comment for ${type.name} links to ${name}, not included in the documentation`,
      );
    return [...named, ...linked].map((message) => ({message, place: null}));
  });
}

/** What is wrong with a part of a comment, to follow its owner's name. */
function slip(node: Nodes): string | null {
  switch (node.type) {
    case 'html':
      return `has HTML: ${node.value.split('\n')[0]}`;
    case 'image':
    case 'imageReference':
      return `shows the picture “${node.alt ?? ''}”`;
    case 'link':
    case 'definition':
      return node.url === MARK || mayLinkTo(node.url) ? null : `links to "${node.url}"`;
    default:
      return null;
  }
}

/** What a cell holds none of: comment.ts of the field tables writes the others on one line. */
function tooLarge(blocks: readonly RootContent[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'list'
      ? block.children.flatMap((item) => tooLarge(item.children))
      : ['paragraph', 'code', 'html', 'definition'].includes(block.type)
        ? []
        : [`has a ${block.type}, which no cell of a table can hold`],
  );
}

function slipsOf({text, inCell}: PlacedText): string[] {
  const tree = commentTree(text, (to) => ('url' in to ? to.url : null));
  const found = inCell ? tooLarge(tree.children) : [];
  visit(tree, (node) => {
    found.push(...[slip(node)].filter((it) => it !== null));
  });
  return found;
}

/** What comments bring into pages apart from text: HTML, pictures, and links that pages do not have. */
export function checkComments({entries}: ContractModel, siteDir: string): Problem[] {
  // Actions and requests are documented by the comments of types.
  const told = entries.filter(({kind}) => kind !== 'action' && kind !== 'request');
  return told.flatMap((entry) =>
    textsOf(entry).flatMap((text) =>
      slipsOf(text).map((says) => ({
        message: `A comment of ${entry.name} ${says}.`,
        place: {file: path.join(siteDir, text.source.file), line: text.source.line},
      })),
    ),
  );
}
