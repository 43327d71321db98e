import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import type {Grammar} from 'prismjs';

/** What a reader sees next to the code, by the language that a fence may name. */
const NAMES: Readonly<Record<string, string | null>> = {
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  css: 'CSS',
  groovy: 'Groovy',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  js: 'JavaScript',
  javascript: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  kotlin: 'Kotlin',
  markdown: 'Markdown',
  md: 'Markdown',
  mdx: 'MDX',
  python: 'Python',
  swift: 'Swift',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  xml: 'XML',
  yaml: 'YAML',
  text: null,
};

/** Grammars that prism-react-renderer's Prism comes without. */
const FURTHER = ['bash', 'groovy', 'http', 'java'] as const;

/** Prism's grammars register themselves with the Prism they find on the global object. */
function loadFurtherGrammars(): void {
  const require = createRequire(import.meta.url);
  const global = globalThis as {Prism?: unknown};
  const before = global.Prism;
  global.Prism = Prism;
  FURTHER.forEach((language) => void require(`prismjs/components/prism-${language}.js`));
  global.Prism = before;
}

loadFurtherGrammars();

/** Prism colours the names of properties in JavaScript, and takes that out for TypeScript. */
Prism.languages.insertBefore('typescript', 'string', {
  'literal-property': {
    pattern: /((?:^|[,{;])[ \t]*)[\w$]+(?=\??: )/m,
    lookbehind: true,
    alias: 'property',
  },
});

export const languages: readonly string[] = Object.keys(NAMES);

/** `null` for plain text, which needs no label. */
export function languageName(language: string): string | null {
  return NAMES[language] ?? null;
}

/** `null` for what has no grammar, such as plain text. */
export function grammarOf(language: string): Grammar | null {
  const grammar: unknown = Prism.languages[language === 'mdx' ? 'markdown' : language];
  return grammar && typeof grammar === 'object' ? grammar : null;
}
