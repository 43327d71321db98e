import type {ApiType, CommentText} from '../model';
import {codeOf} from './writer';

const shortest = 50;
const longest = 160;

/** What the comment says, without Markdown. */
export function plainText(text: CommentText): string {
  return text
    .map((part) => {
      if (part.kind === 'code') {
        return codeOf(part.text);
      }
      if (part.kind === 'provisional') {
        return '';
      }
      return part.kind === 'link'
        ? part.text
        : part.text
            .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replace(/(\*\*|__)(.+?)\1/g, '$2')
            .replace(/\\([\\`*_[\]<>|#])/g, '$1');
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Up to the first blank line: what follows may be a list or a table. */
function firstParagraph(text: CommentText): CommentText {
  const end = text.findIndex((part) => part.kind === 'text' && /\n\s*\n/.test(part.text));
  const last = text[end];
  return last?.kind === 'text'
    ? [...text.slice(0, end), {...last, text: last.text.replace(/\n\s*\n[\s\S]*/, '')}]
    : text;
}

function sentences(text: string): string[] {
  // A full stop ends a sentence only before a capital: "e.g. x" and "2.55" go on.
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}`'"])/u).filter(Boolean);
}

export function firstSentence(text: CommentText): string {
  return sentences(plainText(firstParagraph(text)))[0] ?? '';
}

function cut(text: string): string {
  if (text.length <= longest) {
    return text;
  }
  const words = text.slice(0, longest - 1);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** 50 to 160 characters for search engines, unlike any other page's by the type's name. */
export function descriptionOf({name, kind, category, comment}: ApiType): string {
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
