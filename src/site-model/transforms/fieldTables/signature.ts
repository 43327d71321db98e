import type {Code} from 'mdast';
import type {ReferenceType} from '../../contract/categories';
import {flat} from '../../contract/fields';
import {fieldAnchor} from '../../contract/places';
import type {CodeLink} from '../../highlight/html';
import {anchorIn} from './page';

declare module 'mdast' {
  interface CodeData {
    /** Of names whose place is known without the compiler. */
    links?: readonly CodeLink[];
  }
}

const DEPRECATED = '// @deprecated';

/** The declaration, in which what is deprecated says so. */
function declarationOf({declaration, comment, fields}: ReferenceType): string {
  const text = flat(fields)
    .filter((it) => it.comment.deprecated)
    .reduce(
      (said, {name}) =>
        said.replace(
          new RegExp(`^( +)(?=(?:readonly )?'?${name.replace(/\W/g, '\\$&')}'?\\??[:(])`, 'm'),
          `$1${DEPRECATED}\n$1`,
        ),
      declaration ?? '',
    );
  return comment.deprecated ? `${DEPRECATED}\n${text}` : text;
}

/** The name that a line declares; it is inside of what is indented less. */
const NAME = /^(?<indent>(?: {2})+)(?<before>(?:readonly )?'?)(?<name>[\w$.-]+)'?\??:/gm;

/** The declaration of a type: each name in it leads to the row that says what it is. */
export function signature(type: ReferenceType): Code {
  const value = declarationOf(type);
  const fields = [...(type.reference.properties ?? []), ...type.fields];
  const rows = new Set(flat(fields).map(({href}) => anchorIn(href)));
  const path: string[] = [];
  const links = [...value.matchAll(NAME)].flatMap(({index, groups = {}}): CodeLink[] => {
    const {indent = '', before = '', name = ''} = groups;
    path.splice(indent.length / 2 - 1, path.length, name);
    const row = fieldAnchor(path.join('.'));
    const start = index + indent.length + before.length;
    return rows.has(row) ? [{start, end: start + name.length, href: `#${row}`}] : [];
  });
  return {type: 'code', lang: 'ts', value, data: {links}};
}
