/** A reader in a browser on the built site, and what has happened to them so far. */
import type {Page} from '@playwright/test';
import {PageRecord} from '../support/site';

export class Reader {
  /** While it is true, what a fault breaks stays broken. */
  broken = true;
  /** Documents that the browser has asked for. */
  loads = 0;
  readonly record: PageRecord;

  constructor(
    readonly page: Page,
    site: string,
    /** Puts the next build in place of the one that is served. */
    readonly deploy: () => void,
  ) {
    this.record = new PageRecord(page, site);
    page.on('request', (request) => (this.loads += Number(request.isNavigationRequest())));
  }

  /** Errors that nobody handled, but for those that a script that does not load or parse leaves. */
  get uncaught(): string[] {
    return this.record.messages.filter((message) =>
      /^uncaught: (?!.*(?:chunk|SyntaxError))/i.test(message),
    );
  }
}

/** One thing that happens, that the reader does or that the reader must see. */
export interface Step {
  readonly says: string;
  readonly run: (reader: Reader) => Promise<unknown> | void;
}

export interface FaultCase {
  /** What happens, in words: the title of the test, with what the steps of `sees` say. */
  readonly happens: string;
  /** One of a kind that has another row: for `npm run test:all` only. */
  readonly more?: boolean;
  /** What is wrong before the page is opened. */
  readonly faults: readonly Step[];
  /** The address that is opened, without the base URL; by default the overview. */
  readonly at?: string;
  /** What the reader does then. */
  readonly does?: readonly Step[];
  readonly sees: readonly Step[];
}

export const OVERVIEW = '/docs/virtualStadium/overview';
/** In another area: it has other chunks. */
export const OTHER = '/docs/moderationUi/overview';
export const TABS = '/docs/mobileIntro';
export const PICTURES = '/markdown-page';
export const CODE = '/docs/virtualStadium/authentication';
/** It has names with cards. */
export const NAMES = '/docs/virtualStadium/web/api';
