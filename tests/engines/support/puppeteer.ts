/** Chromium by its own protocol, and Firefox by WebDriver BiDi, which needs no driver next to it. */
import puppeteer, {type Browser, type KeyInput, type Page} from 'puppeteer-core';
import {launchOptions} from '../../../scripts/browser';
import {PREFERENCES, type Client, type Preference} from './client';
import {firefox} from './installed';

const FIREFOX: Readonly<Record<Preference, Readonly<Record<string, number | boolean>>>> = {
  dark: {'ui.systemUsesDarkTheme': 1},
  reducedMotion: {'ui.prefersReducedMotion': 1},
  reducedTransparency: {
    'layout.css.prefers-reduced-transparency.enabled': true,
    'ui.prefersReducedTransparency': 1,
  },
  forcedColors: {'browser.display.document_color_use': 2},
};

class PuppeteerClient implements Client {
  constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  async goto(url: string) {
    await this.page.goto(url);
  }

  async evaluate<T, A extends readonly unknown[]>(
    script: (...args: A) => T,
    ...args: A
  ): Promise<Awaited<T>> {
    return await this.page.evaluate(script as never, ...args);
  }

  async evaluateInFrame<T, A extends readonly unknown[]>(
    script: (...args: A) => T,
    ...args: A
  ): Promise<Awaited<T>> {
    const [frame] = this.page.mainFrame().childFrames();
    return await frame!.evaluate(script as never, ...args);
  }

  point(x: number, y: number) {
    return this.page.mouse.move(x, y);
  }

  click(x: number, y: number) {
    return this.page.mouse.click(x, y);
  }

  async press(...keys: readonly string[]) {
    const held = keys.slice(0, -1) as KeyInput[];
    for (const key of held) {
      await this.page.keyboard.down(key);
    }
    await this.page.keyboard.press(keys.at(-1) as KeyInput);
    for (const key of held) {
      await this.page.keyboard.up(key);
    }
  }

  type(text: string) {
    return this.page.keyboard.type(text);
  }

  resize(width: number, height: number) {
    return this.page.setViewport({width, height});
  }

  close() {
    return this.browser.close();
  }
}

async function firstPage(browser: Browser): Promise<Page> {
  return (await browser.pages())[0] ?? browser.newPage();
}

export async function openFirefox(preferences: readonly Preference[]): Promise<Client> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox(),
    extraPrefsFirefox: Object.fromEntries(preferences.flatMap((it) => Object.entries(FIREFOX[it]))),
  });
  return new PuppeteerClient(browser, await firstPage(browser));
}

export async function openChromium(preferences: readonly Preference[]): Promise<Client> {
  const browser = await puppeteer.launch(launchOptions());
  const page = await firstPage(browser);
  const session = await page.createCDPSession();
  const features = preferences.map((it) => {
    const [name = '', value = ''] = PREFERENCES[it].slice(1, -1).split(': ');
    return {name, value};
  });
  await session.send('Emulation.setEmulatedMedia', {features});
  // A window has it by itself; without one, nobody can say yes.
  await session.send('Browser.grantPermissions', {
    permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
  });
  return new PuppeteerClient(browser, page);
}
