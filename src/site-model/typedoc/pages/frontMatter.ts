import {firstParagraph, plainText, sentences} from '../../contract/text';
import type {ReferenceType} from '../../contract/api';

const shortest = 50;
const longest = 160;

function cut(text: string): string {
  if (text.length <= longest) {
    return text;
  }
  const words = text.slice(0, longest - 1);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** 50 to 160 characters for search engines, unlike any other page's by the type's name. */
export function descriptionOf({name, kind, category, comment}: ReferenceType): string {
  const parts = sentences(plainText(firstParagraph(comment.summary)));
  let text = `${name}: ${parts.shift() ?? ''}`.trim();
  while (text.length < shortest && parts.length) {
    text += ` ${parts.shift()}`;
  }
  const filler = `Type reference, group “${category}”, ${kind}.`;
  return cut(text.length < shortest ? `${text} ${filler}` : text);
}

export function frontMatter(values: Readonly<Record<string, string | number | null>>): string {
  // JSON is YAML, and quotes what needs it.
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
