/** The few forms of Markdown the pages are made of, safe for any text that goes into them. */

/** Plain text in Markdown: whatever it contains, the reader sees just that. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#&]/g, '\\$&');
}

/** A code span. Backticks inside it are fenced by longer ones, as CommonMark has it. */
export function code(text: string): string {
  if (/\\\|/.test(text)) {
    // No code span inside a table can say a backslash followed by a pipe: the escape eats it.
    return `<code>${htmlEntities(text)}</code>`;
  }
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  // A space on both sides is taken for padding and dropped, so it gets another one.
  const padded = /^`|`$/.test(text) || (/^ .* $/s.test(text) && text.trim() !== '');
  const pad = padded ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

function htmlEntities(text: string): string {
  return text.replace(/[&<>\\|`*_[\]{}]/g, (char) => `&#${char.charCodeAt(0)};`);
}

export function codeBlock(language: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

export function link(markdown: string, href: string): string {
  return `[${markdown}](${href})`;
}

/** Blocks of Markdown as the content of one table cell, which is a single line. */
export function cell(markdown: string): string {
  return markdown
    .trim()
    .replace(/\s*\n\s*\n\s*/g, '<br /><br />')
    .replace(/(^|\n|<br \/>)\s*(?:[-*]|\d+\.) +/g, (_, before: string) =>
      before === '\n' ? '<br />• ' : `${before}• `,
    )
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\\?\|/g, '\\|');
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Blocks that have content, with a blank line between them. */
export function blocks(...parts: readonly (string | null | false)[]): string {
  return parts.filter((part) => part !== null && part !== false && part !== '').join('\n\n');
}
