import {palette} from 'stand-in:site';
import {THEMES, RIGHT_TO_LEFT, isIn} from '../names';
import type {Settings} from '../settings';
import {h, patch, type Wanted} from './dom';
import looks from './looks.css';

const DARK = ':host([data-mode="dark"])';

const rules = [
  `:host{${palette.light}}`,
  `@media (prefers-color-scheme:dark){:host(:not([data-mode="light"])){${palette.dark}}}`,
  `${DARK}{${palette.dark}}`,
  looks,
].join('\n');

const sheets = new WeakMap<Window, CSSStyleSheet>();

/** A stylesheet that a Content-Security-Policy doesn't have to allow; none in old browsers. */
function sheetOf(window: Window & typeof globalThis): CSSStyleSheet[] {
  if (!('adoptedStyleSheets' in window.Document.prototype)) {
    return [];
  }
  const sheet = sheets.get(window) ?? new window.CSSStyleSheet();
  if (!sheets.has(window)) {
    sheet.replaceSync(rules);
    sheets.set(window, sheet);
  }
  return [sheet];
}

/** An element in a container, in which the page’s styles and ours don’t meet. */
export class Frame {
  readonly host: HTMLElement;
  private readonly root: ShadowRoot;

  constructor(readonly container: Element) {
    const document = container.ownerDocument;
    this.host = document.createElement('div');
    this.host.setAttribute('data-stand-in', '');
    this.root = this.host.attachShadow({mode: 'open'});
    this.root.adoptedStyleSheets = sheetOf(document.defaultView!);
    container.append(this.host);
  }

  show(...content: readonly Wanted[]): void {
    const hadFocus = this.root.activeElement !== null;
    patch(this.root, [h('div', {class: 'frame'}, content)]);
    if (hadFocus && this.root.activeElement === null) {
      // What had it is gone: users of a keyboard would start at the top of the page again.
      const next =
        this.root.querySelector<HTMLElement>('.stream') ?? this.root.querySelector('button');
      next?.focus({preventScroll: true});
    }
  }

  scrollToEnd(): void {
    const stream = this.root.querySelector('.stream');
    if (stream) {
      stream.scrollTop = stream.scrollHeight;
    }
  }

  /** What of the settings of a page is seen on a frame. */
  dress({theme}: Settings, language: string): void {
    const direction = RIGHT_TO_LEFT.includes(language) ? 'sr-rtl' : 'sr-ltr';
    this.host.className = `sr-wwrap sr-bb ${direction} srm-fullyloaded`;
    this.host.dir = direction === 'sr-rtl' ? 'rtl' : 'ltr';
    this.host.lang = 'en';
    const mode = isIn(THEMES, theme) ? THEMES[theme] : null;
    this.host.toggleAttribute('data-transparent', String(theme).endsWith('transparent'));
    if (mode) {
      this.host.setAttribute('data-mode', mode);
    } else {
      this.host.removeAttribute('data-mode');
    }
  }

  remove(): void {
    patch(this.root, []);
    this.host.remove();
  }
}
