import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {copyOf} from '../../base/copyOf';
import type {Problem} from '../../base/problem';
import type {ProjectFiles} from '../sources/projects';
import {parseMeta} from './meta';

/** What a fence shows of a file. */
export interface Excerpt {
  readonly file: string;
  /** Of each line that is shown, its number in the file. */
  readonly lines: readonly number[];
}

/** What is wrong with an excerpt, at the line of its fence. */
export type ExcerptProblem = Pick<Problem, 'message' | 'remedy'>;

declare module 'mdast' {
  interface CodeData {
    excerpt?: Excerpt;
    excerptProblem?: ExcerptProblem;
  }
}

/** `// region name` or `// endregion`, in a comment of any language that the projects have. */
const MARKER =
  /^\s*(?:\/\/|#|<!--|\/\*)\s*(?:region (?<name>[\w-]+)|endregion)\s*(?:-->|\*\/)?\s*$/;

interface Line {
  readonly text: string;
  readonly number: number;
  /** The regions that it is in. */
  readonly regions: readonly string[];
}

/** The lines of a file without its markers. */
function linesOf(text: string): Line[] {
  const open: string[] = [];
  return text.split('\n').flatMap((line, index) => {
    const marker = MARKER.exec(line);
    if (!marker) {
      return {text: line, number: index + 1, regions: [...open]};
    }
    const name = marker.groups?.name;
    if (name) {
      open.push(name);
    } else {
      open.pop();
    }
    return [];
  });
}

/** The regions of a file, in their order, each with the line that begins it. */
export function regionsIn(text: string): {readonly name: string; readonly line: number}[] {
  return text.split('\n').flatMap((line, index) => {
    const name = MARKER.exec(line)?.groups?.name;
    return name ? {name, line: index + 1} : [];
  });
}

/** A region of a file, or all of it, as it would stand on a page; `null` where there is none. */
export function excerptOf(
  text: string,
  region: string | null,
): {readonly text: string; readonly lines: readonly number[]} | null {
  const found = linesOf(text).filter(({regions}) => region === null || regions.includes(region));
  const first = found.findIndex((line) => line.text.trim() !== '');
  const last = found.findLastIndex((line) => line.text.trim() !== '');
  if (first === -1) {
    return null;
  }
  const shown = found.slice(first, last + 1);
  const indents = shown.flatMap((line) => /^ *(?=\S)/.exec(line.text)?.[0].length ?? []);
  const indent = Math.min(...indents);
  return {
    text: shown.map((line) => line.text.slice(indent)).join('\n'),
    lines: shown.map(({number}) => number),
  };
}

function problemOf(
  files: ProjectFiles,
  file: string,
  region: string | null,
  body: string,
): ExcerptProblem | null {
  if (body !== '') {
    const message = `The fence shows ${file} and contains lines as well.`;
    return {message, remedy: 'remove them, or the flag “file”'};
  }
  const text = files[file];
  if (text === undefined) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const beside = Object.keys(files).filter((it) => it.startsWith(folder));
    const known = (beside.length ? beside : Object.keys(files)).join(', ') || 'none';
    const message = `The fence shows ${file}, which isn’t a file of a project.`;
    return {message, remedy: `name one of ${known}, or add it to git if it is new`};
  }
  if (!excerptOf(text, region)) {
    const names = regionsIn(text).map(({name}) => name);
    const known = names.join(', ') || 'none: leave the flag out to show all of it';
    const message = `The fence shows the region “${region}” of ${file}, which has no such region.`;
    return {message, remedy: `name one of its regions (${known}), or mark it there`};
  }
  return null;
}

/** A tree in which the fences that name a file of a project show what that file says. */
export function withExcerpts(tree: Root, files: ProjectFiles): Root {
  const copy = copyOf(tree);
  visit(copy, 'code', (node) => {
    const {file, region} = parseMeta(node.meta ?? '').meta;
    if (file === null) {
      return;
    }
    const problem = problemOf(files, file, region, node.value);
    const found = problem ? null : excerptOf(files[file] ?? '', region);
    node.value = found?.text ?? node.value;
    node.data = found
      ? {...node.data, excerpt: {file, lines: found.lines}}
      : {...node.data, excerptProblem: problem ?? undefined};
  });
  return copy;
}
