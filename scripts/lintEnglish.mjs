/**
 * `node scripts/lintEnglish.mjs [file…]`: what a machine can judge of ENGLISH.md. Pages, the contract's
 * comments, the facts and the OpenAPI description are read as text, whatever their language.
 */
import fs from 'node:fs';
import {main} from 'markdownlint-cli2';
import searchReplace from 'markdownlint-rule-search-replace';
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
process.exitCode = await main({
  directory: process.cwd(),
  // Those of .markdownlint-cli2.jsonc are for Markdown.
  argv: ['--no-globs', ...(given.length > 0 ? given : WHERE)],
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
