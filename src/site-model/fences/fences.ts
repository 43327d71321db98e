import path from 'node:path';
import type {Code, Root} from 'mdast';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {readText} from '../../base/files';
import {ownNames, withOwnNames} from '../../ownNames';
import {hashOf} from '../../base/hashOf';
import {markupProblem} from '../markdown/markup';
import {parsePage} from '../markdown/parse';
import {isGenerated, readSources} from '../sources/sources';
import {readProjects} from '../sources/projects';
import {withExcerpts} from './excerpts';
import {readFences, type Fences} from './fence';

/** The fences of a site by their file: those of pages, and those of the contract's comments. */
export type SiteFences = ReadonlyMap<string, Fences>;

/** The fences of a tree in their order, each with the line that tells it from the others of its page. */
export function codeIn(tree: Root): {readonly node: Code; readonly line: number}[] {
  const found: {node: Code; line: number}[] = [];
  visit(tree, 'code', (node) => {
    // What is put into a page is on no line of it.
    found.push({node, line: node.position?.start.line ?? -found.length - 1});
  });
  return found;
}

/**
 * The fences of one page: those that its author wrote. A page of the reference has them from the
 * contract, where they are checked; here they are read for the names in them.
 */
export function pageFences(file: string, written: Root, tree: Root): Fences {
  const raw = codeIn(isGenerated(file) ? tree : written).map(({node, line}) => ({
    line,
    language: node.lang?.toLowerCase() ?? '',
    meta: node.meta ?? '',
    text: node.value,
    excerpt: node.data?.excerpt ?? null,
    excerptProblem: node.data?.excerptProblem,
  }));
  return readFences(file, raw);
}

/** Where nothing closes it, it runs to the end of the comment, as in Markdown: the check says what is wrong. */
const FENCE =
  /^(?<fence>`{3,})(?<language>\S*)[ \t]*(?<meta>.*?)[ \t]*\n(?<code>(?:.*\n)*?)(?:\k<fence>`*[ \t]*$|.*(?![^]))/gm;

const linesIn = (text: string) => text.split('\n').length;

/** The fences in the doc comments of one file of the contract: a parser of Markdown takes its time for all of them. */
function contractFences(file: string, text: string): Fences {
  const raw = [...text.matchAll(/\/\*\*[^]*?(?=\*\/)/g)].flatMap(({0: comment, index: start}) => {
    const said = comment.replace(/^[ \t]*\* ?/gm, '');
    return [...said.matchAll(FENCE)].map(({index, groups = {}}) => {
      const {language = '', meta = '', code = ''} = groups;
      const line = linesIn(text.slice(0, start)) + linesIn(said.slice(0, index)) - 1;
      return {
        line,
        language: language.toLowerCase(),
        meta,
        text: code.replace(/\n$/, ''),
        excerpt: null,
      };
    });
  });
  return readFences(file, raw);
}

/** What the samples of a site are made of. */
export interface SampleSources {
  /** Tells one state of the contract, which all of them depend on, from another. */
  readonly contract: string;
  readonly fences: SiteFences;
}

/** The contract, and the samples in its comments. */
export function readContractSources(siteDir: string): SampleSources {
  const files = globSync('src/contract/**/*.ts', {cwd: siteDir, expandDirectories: false}).sort();
  const texts = files.map((file) => [file, readText(path.join(siteDir, file))] as const);
  return {
    contract: hashOf(texts),
    fences: new Map(texts.map(([file, text]) => [file, contractFences(file, ownNames(text))])),
  };
}

/** All samples that authors wrote, for a check of nothing else. */
export function readSamples(siteDir: string): SampleSources {
  const {contract, fences} = readContractSources(siteDir);
  const projects = withOwnNames(readProjects(siteDir));
  const pages = readSources(siteDir).pages.filter(({file}) => !isGenerated(file));
  const written = pages.map(({file, text}): [string, Fences] => {
    try {
      const tree = withExcerpts(withOwnNames(parsePage(text)), projects);
      return [file, pageFences(file, tree, tree)];
    } catch (error) {
      return [file, {fences: [], problems: [markupProblem(file, error)]}];
    }
  });
  return {contract, fences: new Map([...fences, ...written])};
}
