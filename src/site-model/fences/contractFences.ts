import {readFences, type Fences, type RawFence} from './fence';

const COMMENT = /\/\*\*[\s\S]*?\*\//g;
const FENCE = /^\s*\*? ?(?<fence>`{3,})(?<info>.*)$/;
const CONTENT = /^\s*\* ?/;

/** The fences in the doc comments of one file of the contract. */
export function contractFences(file: string, text: string): Fences {
  const raw: RawFence[] = [];
  for (const comment of text.matchAll(COMMENT)) {
    const first = text.slice(0, comment.index).split('\n').length;
    let open: {fence: string; info: string; line: number; content: string[]} | null = null;
    for (const [index, line] of comment[0].split('\n').entries()) {
      const found = FENCE.exec(line)?.groups;
      if (open && found?.fence?.startsWith(open.fence) && !found.info?.trim()) {
        const [, language = '', meta = ''] = /^(\S*)\s*(.*)$/.exec(open.info) ?? [];
        const content = open.content.join('\n');
        raw.push({line: open.line, language: language.toLowerCase(), meta, text: content});
        open = null;
      } else if (open) {
        open.content.push(line.replace(CONTENT, ''));
      } else if (found?.fence) {
        const info = found.info?.trim() ?? '';
        open = {fence: found.fence, info, line: first + index, content: []};
      }
    }
    if (open) {
      // It runs to the end of the comment, as in Markdown; the check then says what is wrong.
      raw.push({line: open.line, language: open.info, meta: '', text: open.content.join('\n')});
    }
  }
  return readFences(file, raw);
}
