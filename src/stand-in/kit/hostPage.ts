import {findingOf} from '../rules/rules';
import type {Finding} from '../rules/finding';

/** What a module does with `SIR` while it is loaded. */
export class HostPage {
  readonly adapters: unknown[] = [];
  readonly findings: Finding[] = [];
  private hasWidget = false;

  /** Gives the module what it finds on a page: `SIR`, `window`, and a `document` that sends events. */
  install(): void {
    const documentElement = {lang: 'en'};
    const page = {
      SIR: (...command: unknown[]) => this.take(command),
      window: globalThis,
      document: Object.assign(new EventTarget(), {documentElement, readyState: 'complete'}),
    };
    for (const [name, value] of Object.entries(page)) {
      if (!(name in globalThis)) {
        Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
      }
    }
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
