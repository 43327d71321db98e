import type {CommentText, TypeText} from './model';

/** The code of a span or of a fence, with its line breaks. */
function codeOf(markdown: string): string {
  const fence = /^(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?\1$/.exec(markdown.trim());
  const span = /^(`+)([\s\S]*?)\1$/.exec(markdown.trim());
  return (fence?.[2] ?? span?.[2] ?? markdown).trim();
}

/** A span of code on one line. Backticks inside it are fenced by longer ones, as CommonMark has it. */
export function codeSpan(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  // A space on both sides is taken for padding and dropped, so it gets another one.
  const padded = /^`|`$/.test(line) || (/^ .* $/.test(line) && line.trim() !== '');
  return padded ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

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
export function firstParagraph(text: CommentText): CommentText {
  const end = text.findIndex((part) => part.kind === 'text' && /\n\s*\n/.test(part.text));
  const last = text[end];
  return last?.kind === 'text'
    ? [...text.slice(0, end), {...last, text: last.text.replace(/\n\s*\n[\s\S]*/, '')}]
    : text;
}

export function sentences(text: string): string[] {
  // A full stop ends a sentence only before a capital: "e.g. x" and "2.55" go on.
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}`'"])/u).filter(Boolean);
}

export function firstSentence(text: CommentText): string {
  return sentences(plainText(firstParagraph(text)))[0] ?? '';
}

export function typeString(type: TypeText): string {
  return type.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}
