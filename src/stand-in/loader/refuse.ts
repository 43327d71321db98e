import {product} from 'stand-in:site';
import type {SIRFunction} from '../../contract/integration';
import {h} from './drawing/dom';
import {Frame} from './drawing/frame';
import {spelled} from './names';
import {page} from './log';
import {DEFAULTS} from './settings';

/** On a public host: says what it is wherever a widget would be, and does nothing else. */
export function refuse(window: Window & typeof globalThis, name: string, hostname: string): void {
  const where = hostname ? `${hostname} is a public host` : 'This page has no host';
  const what = `This is a stand-in for ${product}, not the product. ${where}, so the stand-in is off.`;
  const remedy =
    'Load the product’s loader with your client ID. To use the stand-in on this host, add data-stand-in="allow" to the script tag.';
  const link = page('web/overview#the-loader');
  window.console.error(`[stand-in] ${what} ${remedy} ${link}`);

  const globals = window as unknown as Record<string, SIRFunction | undefined>;
  const take = (call: readonly unknown[]) => {
    const [command, target] = call;
    const isElement = target instanceof window.Element;
    const wanted = spelled({addWidget: true, removeWidget: true}, command);
    if (!wanted || !(isElement || typeof target === 'string')) {
      return;
    }
    let container: Element | null = null;
    try {
      container = isElement ? target : window.document.querySelector(target);
    } catch {
      // no selector, and so no place for the notice
    }
    if (container && wanted === 'removeWidget') {
      container.querySelectorAll('[data-stand-in]').forEach((it) => it.remove());
    } else if (container && !container.querySelector('[data-stand-in]')) {
      const frame = new Frame(container);
      frame.dress(DEFAULTS, DEFAULTS.language);
      frame.show(
        h(
          'section',
          {class: 'chat hub', 'aria-label': 'Stand-in'},
          h('p', {}, what),
          h('p', {class: 'quiet'}, remedy, ' ', h('a', {href: link}, 'What the loader is')),
        ),
      );
    }
  };
  const {q = [], o, l} = globals[name] ?? {};
  const SIR = ((...call: readonly unknown[]) => take(call)) as SIRFunction;
  globals[name] = Object.assign(SIR, {o, l});
  Array.from(q).forEach((call) => take(Array.from(call)));
}
