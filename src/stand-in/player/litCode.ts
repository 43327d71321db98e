import {palette} from 'stand-in:site';
import lit from './litCode.css';

/** Each line of a code block in an element of its own; what is in it stays what it was. */
function inLines(code: Element): HTMLElement[] {
  const text = code.textContent ?? '';
  const walker = () => document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const place = (offset: number): [Node, number] => {
    const nodes = walker();
    let left = offset;
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const {length} = node.nodeValue ?? '';
      if (left <= length) {
        return [node, left];
      }
      left -= length;
    }
    return [code, code.childNodes.length];
  };
  const lines: HTMLElement[] = [];
  const ends = [...text.matchAll(/\n|$/g)].map(({0: {length}, index}) => index + length);
  let start = 0;
  for (const end of ends) {
    if (end > start) {
      const range = document.createRange();
      range.setStart(...place(start));
      range.setEnd(...place(end));
      const line = document.createElement('span');
      line.append(range.extractContents());
      range.insertNode(line);
      lines.push(line);
    }
    start = end;
  }
  // Of an element whose text is in a line now, a shell is left before it.
  const shells = [...code.querySelectorAll('*')].filter((it) => it.textContent === '');
  shells.forEach((it) => it.remove());
  return lines;
}

const rules = () =>
  `[data-playing]{${palette.light}}[data-theme=dark] [data-playing]{${palette.dark}}${lit}`;

/** The sample as the page shows it, with the lines lit that a step is about. */
export class LitCode {
  private readonly block: HTMLElement | null = null;
  private readonly lines: readonly HTMLElement[] = [];
  private readonly undo: (() => void)[] = [];

  /** @param text - as the page shows it; where the page has no such block, nothing is lit */
  constructor(text: string) {
    const blocks = [...document.querySelectorAll('.theme-code-block pre > code')];
    const code = blocks.find((it) => it.textContent?.trimEnd() === text.trimEnd());
    const block = code?.closest<HTMLElement>('.theme-code-block');
    if (!code || !block) {
      return;
    }
    this.block = block;
    const before = [...code.childNodes];
    const copy = code.cloneNode(true) as Element;
    this.lines = inLines(copy);
    code.replaceChildren(...copy.childNodes);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules());
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    block.setAttribute('data-playing', '');
    this.undo.push(() => {
      code.replaceChildren(...before);
      block.removeAttribute('data-playing');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
    });
  }

  light(first: number, last: number): void {
    this.lines.forEach((line, index) => {
      line.toggleAttribute('data-lit', index + 1 >= first && index + 1 <= last);
    });
    const pre = this.block?.querySelector('pre');
    const line = this.lines[first - 1];
    if (pre && line) {
      // Within the block, and never the page.
      const above = line.getBoundingClientRect().top - pre.getBoundingClientRect().top;
      pre.scrollTop += above - pre.clientHeight / 4;
    }
  }

  end(): void {
    this.undo.splice(0).forEach((it) => it());
  }
}
