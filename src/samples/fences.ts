import fs from 'node:fs';
import path from 'node:path';
import remarkComment from '@slorber/remark-comment'; // cspell:ignore slorber
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {contractFences} from './contractFences';
import {readFences, type Fences, type RawFence} from './fence';

/** docs/api is generated: its samples are those of the contract's comments. */
const PAGES = ['docs/**/*.mdx', 'src/pages/**/*.mdx'];
const GENERATED = ['docs/api/**'];
const CONTRACT = ['src/contract/**/*.ts'];

/** Everything that a check of the samples reads, relative to the site's folder. */
export const SAMPLE_PATHS: readonly string[] = [...PAGES, ...CONTRACT];

const markdown = unified().use(remarkParse).use(remarkFrontmatter);

/** The parts of Docusaurus's MDX that decide what is a fence and what is not. */
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkComment);

/** `## Title {#id}` is Docusaurus's own and no MDX expression. */
function withoutHeadingIds(text: string): string {
  return text.replace(/^(#{1,6} .*)\{#([\w-]+)\}[ \t]*$/gm, '$1');
}

/** The fences of one page. */
export function pageFences(file: string, text: string): Fences {
  let tree: Root;
  try {
    tree = isGeneratedPage(file) ? markdown.parse(text) : parser.parse(withoutHeadingIds(text));
  } catch (error) {
    const {line = 1, reason} = error as {line?: number; reason?: string};
    const message = `The page is no valid MDX: ${reason ?? String(error)}`;
    const remedy = "mend the markup; what stands in it can't be checked until then";
    return {fences: [], problems: [{file, line, message, remedy}]};
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
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return file.endsWith('.ts') ? contractFences(file, text) : pageFences(file, text);
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
