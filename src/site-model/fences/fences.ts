import path from 'node:path';
import type {Root} from 'mdast';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {readText} from '../../base/files';
import {contractFences} from './contractFences';
import {parsePage} from '../markdown/parse';
import {markupProblem} from '../markdown/markup';
import {readFences, type Fences, type RawFence} from './fence';

/** docs/api is generated: its samples are those of the contract's comments. */
const PAGES = ['docs/**/*.mdx', 'src/pages/**/*.mdx'];
const GENERATED = ['docs/api/**'];
const CONTRACT = ['src/contract/**/*.ts'];

/** Everything that a check of the samples reads, relative to the site's folder. */
export const SAMPLE_PATHS: readonly string[] = [...PAGES, ...CONTRACT];

/** The fences of one page. */
export function pageFences(siteDir: string, file: string, text: string): Fences {
  let tree: Root;
  try {
    tree = parsePage(path.join(siteDir, file), text);
  } catch (error) {
    return {fences: [], problems: [markupProblem(file, error)]};
  }
  const raw: RawFence[] = [];
  visit(tree, 'code', ({lang, meta, value, position}) => {
    raw.push({
      line: position?.start.line ?? 1,
      language: lang?.toLowerCase() ?? '',
      meta: meta ?? '',
      text: value,
    });
  });
  return readFences(file, raw);
}

/** The fences of one file of the site, whichever kind it is. */
export function fencesOf(siteDir: string, file: string): Fences {
  const text = readText(path.join(siteDir, file));
  return file.endsWith('.ts') ? contractFences(file, text) : pageFences(siteDir, file, text);
}

/** Pages of the type reference; nobody checks them, since they repeat the contract. */
export function generatedPages(siteDir: string): string[] {
  return globSync('docs/api/**/*.md', {cwd: siteDir, expandDirectories: false}).sort();
}

export function isGeneratedPage(file: string): boolean {
  return /^docs\/api\/.*\.md$/.test(file);
}

/** Every file whose fences are checked, relative to the site's folder. */
export function sampleFiles(siteDir: string): string[] {
  const options = {cwd: siteDir, ignore: GENERATED, expandDirectories: false};
  return globSync([...SAMPLE_PATHS], options).sort();
}

export function isSampleFile(file: string): boolean {
  return (
    (/^(?:docs|src\/pages)\/.*\.mdx$/.test(file) && !file.startsWith('docs/api/')) ||
    /^src\/contract\/.*\.ts$/.test(file)
  );
}

/** Every fence of the site. */
export function siteFences(siteDir: string): Fences {
  const all = sampleFiles(siteDir).map((file) => fencesOf(siteDir, file));
  return {
    fences: all.flatMap(({fences}) => fences),
    problems: all.flatMap(({problems}) => problems),
  };
}
