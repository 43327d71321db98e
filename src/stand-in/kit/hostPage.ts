import {HOST} from './backend';
import {findingOf} from '../rules/rules';
import type {Finding} from '../rules/finding';

/** How often it is looked whether a module has registered its adapter. */
const PATIENCE = 100;

// As it is before anything is watched.
const {setTimeout: later} = globalThis;

/** What a module does with `SIR` while it is loaded. */
export class HostPage {
  readonly adapters: unknown[] = [];
  readonly findings: Finding[] = [];
  private hasWidget = false;
  private document?: EventTarget & {readyState: string};
  private window?: EventTarget;

  /** Gives the module what it finds on a page: `SIR`, and a window and document that send events. */
  install(): void {
    const events = (this.window = new EventTarget());
    const documentElement = {lang: 'en'};
    const shown = {
      readyState: 'interactive',
      baseURI: `${HOST}/`,
      visibilityState: 'visible',
      hidden: false,
      cookie: '',
    };
    const page = {
      SIR: (...command: unknown[]) => this.take(command),
      window: globalThis,
      document: (this.document = Object.assign(new EventTarget(), {...shown, documentElement})),
      location: new URL(HOST),
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      dispatchEvent: events.dispatchEvent.bind(events),
    };
    for (const [name, value] of Object.entries(page)) {
      if (!(name in globalThis)) {
        Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
      }
    }
    const Original = globalThis.Request;
    globalThis.Request = class Request extends Original {
      constructor(input: string | URL | globalThis.Request, init?: RequestInit) {
        super(input instanceof Original ? input : new URL(input, HOST), init);
      }
    };
  }

  /** The module has been read: the page is, too. */
  private loaded(): void {
    this.document?.dispatchEvent(new Event('DOMContentLoaded'));
    Object.assign(this.document ?? {}, {readyState: 'complete'});
    this.window?.dispatchEvent(new Event('DOMContentLoaded'));
    this.window?.dispatchEvent(new Event('load'));
  }

  /** What is registered first, at once or soon. */
  async firstAdapter(): Promise<unknown> {
    this.loaded();
    for (let left = PATIENCE; left > 0 && this.adapters.length === 0; left -= 1) {
      await new Promise((resolve) => later(resolve, 10));
    }
    return this.adapters[0];
  }

  private take([command, adapter]: readonly unknown[]): void {
    const name = String(command).toLowerCase();
    if (name === 'addwidget') {
      this.hasWidget = true;
    }
    if (name === 'registeradapter') {
      this.register(adapter);
    }
  }

  private register(adapter: unknown): void {
    this.adapters.push(adapter);
    if (this.adapters.length === 2) {
      const message =
        'A second adapter is registered, and one works for each page load. Register one that dispatches to both.';
      this.findings.push(findingOf('two-adapters', '', message));
    }
    if (this.hasWidget) {
      const message =
        'The adapter is registered after a widget was added. Call registerAdapter first, with a promise of the adapter if it loads later.';
      this.findings.push(findingOf('late', '', message));
    }
  }
}
