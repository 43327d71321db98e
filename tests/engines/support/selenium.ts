/** WebKit by WebDriver, on a screen of its own: its window does not open without one. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {Builder, Capabilities, Key, Origin, type WebDriver} from 'selenium-webdriver';
import type {Client, Preference} from './client';
import {webkit} from './installed';
import {openScreen} from './screen';

const KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Home: Key.HOME,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

class SeleniumClient implements Client {
  constructor(
    private readonly driver: WebDriver,
    private readonly end: () => void,
  ) {}

  async goto(url: string) {
    await this.driver.get(url);
  }

  evaluate<T, A extends readonly unknown[]>(script: (...args: A) => T, ...args: A) {
    return this.driver.executeScript<Awaited<T>>(script, ...args);
  }

  evaluateInFrame<T, A extends readonly unknown[]>(script: (...args: A) => T, ...args: A) {
    const frames = this.driver.switchTo();
    return frames
      .frame(0)
      .then(() => this.evaluate(script, ...args))
      .finally(() => frames.defaultContent());
  }

  point(x: number, y: number) {
    return this.driver.actions().move({x, y, origin: Origin.VIEWPORT, duration: 0}).perform();
  }

  click(x: number, y: number) {
    return this.driver
      .actions()
      .move({x, y, origin: Origin.VIEWPORT, duration: 0})
      .click()
      .perform();
  }

  async press(...keys: readonly string[]) {
    const actions = this.driver.actions();
    const named = keys.map((key) => KEYS[key] ?? key);
    named.forEach((key) => actions.keyDown(key));
    named.toReversed().forEach((key) => actions.keyUp(key));
    await actions.perform();
  }

  type(text: string) {
    return this.driver.actions().sendKeys(text).perform();
  }

  async resize(width: number, height: number) {
    const inner = () => this.driver.executeScript<number[]>('return [innerWidth, innerHeight]');
    // What is around the page belongs to the window.
    const [own = 0, tall = 0] = await inner();
    const outer = await this.driver.manage().window().getRect();
    await this.driver
      .manage()
      .window()
      .setRect({
        x: 0,
        y: 0,
        width: width + outer.width - own,
        height: height + outer.height - tall,
      });
    // The driver answers before the page has its new width.
    await this.driver.wait(
      async () => (await inner())[0] === width,
      5000,
      `The window is not ${width} px wide: its toolbar needs more.`,
    );
  }

  async close() {
    await this.driver.quit();
    this.end();
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (response?.ok) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** WebKit reads what the reader prefers from the settings of GTK. */
function settingsOf(preferences: readonly Preference[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  fs.mkdirSync(path.join(folder, 'gtk-3.0'));
  fs.writeFileSync(
    path.join(folder, 'gtk-3.0/settings.ini'),
    ['[Settings]', `gtk-enable-animations=${preferences.includes('reducedMotion') ? 0 : 1}`].join(
      '\n',
    ),
  );
  return folder;
}

export async function openWebKit(preferences: readonly Preference[]): Promise<Client> {
  const programs = webkit();
  if (!programs) {
    throw new Error('There is no WebKit here.');
  }
  const screen = await openScreen(programs.screen);
  const settings = settingsOf(preferences);
  const port = await freePort();
  const service = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: screen.name, XDG_CONFIG_HOME: settings},
  });
  await answers(port);
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: ['--automation', ...(preferences.includes('dark') ? ['--dark-mode'] : [])],
        },
      }),
    )
    .build();
  return new SeleniumClient(driver, () => {
    service.kill();
    screen.process.kill();
    fs.rmSync(settings, {recursive: true, force: true});
  });
}
