/** A reader with one of the browsers: what they do, and what they see. */
import {expect} from '@playwright/test';
import type {Client} from './client';
import {framed, type TestServer} from './server';

/** In milliseconds, between two looks: a question costs less than that. */
const INTERVALS = [20, 50, 100];

/** Something that shows: the first one that fits the selector and has the text or the name. */
interface Shown {
  readonly selector: string;
  readonly name?: string;
}

/** Where it is in the window, scrolled to; nothing where it does not show. */
function place({selector, name}: Shown): readonly [x: number, y: number] | null {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  // What slides in is beside the window until it has.
  const isInWindow = ({left, right}: DOMRect) =>
    left + right >= 0 && left + right <= 2 * innerWidth;
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      element.getClientRects().length > 0 &&
      isInWindow(element.getBoundingClientRect()) &&
      (name === undefined || nameOf(element).includes(name)),
  );
  if (!found) {
    return null;
  }
  const centre = () => {
    const {left, right, top, bottom} = found.getClientRects()[0]!;
    return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)] as const;
  };
  const isOnTop = () => found.contains(document.elementFromPoint(...centre()));
  found.scrollIntoView({block: 'nearest', behavior: 'instant'});
  if (!isOnTop()) {
    // Something lies over it, such as the bar above a page that was scrolled.
    found.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  return isOnTop() ? centre() : null;
}

export class Reader {
  constructor(
    private readonly client: Client,
    readonly site: TestServer,
  ) {}

  readonly evaluate: Client['evaluate'] = (script, ...args) =>
    this.client.evaluate(script, ...args);
  readonly press: Client['press'] = (...keys) => this.client.press(...keys);
  readonly type: Client['type'] = (text) => this.client.type(text);
  readonly resize: Client['resize'] = (width, height) => this.client.resize(width, height);

  /** Loads a route, with no word on whether its scripts run. */
  load(route: string): Promise<void> {
    return this.client.goto(this.site.url + route.slice(1));
  }

  async open(route: string): Promise<void> {
    await this.load(route);
    await this.hydrated();
  }

  /** In a frame, whose width no window limits. */
  async openFramed(route: string): Promise<Pick<Client, 'evaluate'>> {
    await this.load(framed(this.pathOf(route), {width: 1280, scripts: true}));
    const frame: Client['evaluate'] = (script, ...args) =>
      this.client.evaluateInFrame(script, ...args);
    await expect
      .poll(() => frame(() => document.documentElement.dataset.hasHydrated).catch(() => undefined))
      .toBe('true');
    return {evaluate: frame};
  }

  async widenFrame(width: number): Promise<void> {
    await this.evaluate(
      (wanted) => (document.querySelector('iframe')!.width = wanted),
      String(width),
    );
  }

  async reload(): Promise<void> {
    const loads = this.site.loads();
    await this.client.evaluate(() => setTimeout(() => location.reload()));
    await expect.poll(() => this.site.loads()).toBeGreaterThan(loads);
    await this.hydrated();
  }

  hydrated(): Promise<void> {
    return this.sees(() => document.documentElement.dataset.hasHydrated, 'true');
  }

  async click(selector: string, name?: string): Promise<void> {
    await this.client.click(...(await this.placeOf({selector, name})));
  }

  async hover(selector: string, name?: string): Promise<void> {
    await this.client.point(...(await this.placeOf({selector, name})));
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.client.click(x, y);
  }

  /** Waits until it is what it must be. What can't be asked while a page goes is asked again. */
  async sees<T, A extends readonly unknown[]>(
    script: (...args: A) => T,
    wanted: unknown,
    ...args: A
  ): Promise<void> {
    await expect
      .poll(() => this.client.evaluate(script, ...args).catch(() => undefined), {
        message: script.toString(),
        intervals: INTERVALS,
      })
      .toEqual(wanted);
  }

  /** Whether the first that fits shows, by default that it does. */
  seesElement(selector: string, isShown = true): Promise<void> {
    return this.sees(
      (wanted) =>
        [...document.querySelectorAll(wanted)].some((element) =>
          element.checkVisibility({visibilityProperty: true}),
        ),
      isShown,
      selector,
    );
  }

  seesText(selector: string, text: string | RegExp): Promise<void> {
    return this.sees(
      (wanted) => document.querySelector(wanted)?.textContent?.trim(),
      typeof text === 'string' ? text : expect.stringMatching(text),
      selector,
    );
  }

  seesPath(route: string): Promise<void> {
    return this.sees(() => location.pathname.replace(/(?!^)\/$/, ''), this.pathOf(route));
  }

  pathOf(route: string): string {
    return new URL(this.site.url).pathname.slice(0, -1) + route;
  }

  private async placeOf(shown: Shown): Promise<readonly [x: number, y: number]> {
    let found: readonly [x: number, y: number] | null | undefined;
    await expect(async () => {
      // It may still move: where it is twice, it stays.
      const once = await this.client.evaluate(place, shown);
      found = await this.client.evaluate(place, shown);
      expect(found, `${shown.selector} ${shown.name ?? ''}`).not.toBeNull();
      expect(found).toEqual(once);
    }).toPass({timeout: 10_000, intervals: INTERVALS});
    return found!;
  }
}
