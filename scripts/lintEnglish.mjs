/**
 * `node scripts/lintEnglish.mjs [file…]`: what a machine can judge of ENGLISH.md. Pages, the contract's
 * comments, the facts and the OpenAPI description are read as text, whatever their language; of other
 * programs, what they say: their strings of more than one word.
 */
import fs from 'node:fs';
import {main} from 'markdownlint-cli2';
import searchReplace from 'markdownlint-rule-search-replace';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import {parse} from 'yaml';

/** By the fault: what is written, and what to write instead. */
const pairs = parse(fs.readFileSync('.english.yaml', 'utf8'));

const WHERE = [
  'docs/**/*.mdx',
  'src/pages/*.mdx',
  'src/contract/**/*.{ts,yaml}',
  'src/facts/*.yaml',
  'src/**/*.md',
  '*.md',
  // It quotes what not to write.
  '!ENGLISH.md',
  '!docs/api/**',
];

const [, , ...given] = process.argv;
const programs = globSync(given.length > 0 ? given : ['src/**/*.{ts,tsx}', 'scripts/*.ts'], {
  // The contract is read whole; the others hold the owner's words, and what readers type.
  ignore: ['src/contract/**', 'src/site.ts', 'src/search/sayings.ts'],
}).filter((file) => /\.tsx?$/.test(file));

/** A program without all but its sentences, each on the line where it begins. */
function sentencesOf(file) {
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = source.getLineStarts().map(() => '');
  (function read(node) {
    if (/\w,? \w/.test(node.text ?? '') && node !== source) {
      const {line} = source.getLineAndCharacterOfPosition(node.getStart());
      lines[line] += `${node.text.replace(/\s+/g, ' ')} `;
    }
    ts.forEachChild(node, read);
  })(source);
  return lines.join('\n');
}

process.exitCode = await main({
  directory: process.cwd(),
  // Those of .markdownlint-cli2.jsonc are for Markdown.
  argv: ['--no-globs', ...(given.length > 0 ? given : [...WHERE, ...programs])],
  fileContents: Object.fromEntries(programs.map((file) => [file, sentencesOf(file)])),
  logError: console.error,
  optionsOverride: {
    // Titles and descriptions are read as well.
    frontMatter: '(?!)',
    customRules: [searchReplace],
    config: {
      default: false,
      // What .markdownlint-cli2.jsonc sets for Markdown.
      'code-block-style': false,
      'no-duplicate-heading': false,
      'single-title': false,
      'search-replace': {
        rules: Object.entries(pairs).flatMap(([fault, ofFault]) =>
          Object.entries(ofFault).map(([written, instead]) => ({
            name: fault,
            message: `write ${instead}; see ENGLISH.md`,
            // Whole words, and no parts of addresses.
            searchPattern: `/(?<![#/\\w-])(?:${written})(?![\\w-])/gm${/[A-Z]/.test(written.replace(/\\./g, '')) ? '' : 'i'}`,
          })),
        ),
      },
    },
  },
});
