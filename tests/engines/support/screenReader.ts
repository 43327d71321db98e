/**
 * Orca, reading what Firefox shows, on a screen and a bus of its own and with a voice that nobody hears.
 * Keys come through the screen, as from a keyboard, because Orca takes them before the page does; what
 * it says is in its own log.
 */
// cspell:ignore busconfig gsettings nofork speechd
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect} from '@playwright/test';
import puppeteer, {type Page} from 'puppeteer-core';
import {firefox, PATH} from './installed';
import {openScreen} from './screen';

/** A line of the log with something that was said. */
const SAID = /SPEECH OUTPUT: '(.*)'(?:\s*\{.*\})?$/;

/** A bus that starts no program by itself: the portals of a desktop would outlive the test. */
const BUS = `<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/>
  </policy>
</busconfig>`;

const SETTINGS = {
  'bus.conf': BUS,
  // A voice that says at once that it has spoken, and ends with Orca.
  'config/speech-dispatcher/speechd.conf':
    'AudioOutputMethod "null"\nAddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nTimeout 0\n',
  // Else the last that was said would be in the log with the next.
  'data/orca/orca-customizations.py':
    'from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n',
};

export class ScreenReader {
  private page?: Page;
  private from = 0;
  private orca?: ChildProcess;
  private readonly processes: ChildProcess[] = [];
  private readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'orca-'));
  private readonly log = path.join(this.home, 'orca.log');
  private env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH,
    HOME: this.home,
    XDG_CONFIG_HOME: path.join(this.home, 'config'),
    XDG_DATA_HOME: path.join(this.home, 'data'),
    XDG_RUNTIME_DIR: this.home,
    // Orca switches accessibility on for all programs: here, and nowhere else.
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
  };

  static async start(): Promise<ScreenReader> {
    const reader = new ScreenReader();
    try {
      await reader.startPrograms();
      await reader.startBrowser();
      return reader;
    } catch (error) {
      await reader.close();
      throw error;
    }
  }

  /** Opens a page from another one, as by a link: Orca begins to read it. */
  async open(url: string, width = 1280): Promise<void> {
    await this.page?.setViewport({width, height: 900});
    this.forget();
    await this.page?.goto(url);
    await this.page?.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** Keys one after another, by their names in X. */
  press(...keys: readonly string[]): void {
    this.forget();
    this.xdotool('key', ...keys);
  }

  type(text: string): void {
    this.forget();
    this.xdotool('type', '--delay', '60', text);
  }

  /** Waits until all of it has been said since the last key, in this order, with anything between. */
  async hears(...wanted: readonly (string | RegExp)[]): Promise<void> {
    const missing = () => {
      const left = [...wanted];
      for (const text of this.said().slice(this.from)) {
        const [next] = left;
        if (next !== undefined && (next instanceof RegExp ? next.test(text) : next === text)) {
          left.shift();
        }
      }
      return left.map(String);
    };
    await expect
      .poll(missing, {timeout: 90_000, intervals: [100]})
      .toEqual([])
      .catch(() => {
        throw new Error(`Not said: ${missing().join(', ')}\nSaid: ${this.said().join(' | ')}`);
      });
  }

  async close(): Promise<void> {
    await this.page?.browser().close();
    // Without its screen, Orca would wait for ever before it ends.
    this.orca?.kill('SIGKILL');
    this.processes.toReversed().forEach((it) => it.kill());
    fs.rmSync(this.home, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
  }

  private forget(): void {
    this.from = this.said().length;
  }

  private said(): string[] {
    const text = fs.existsSync(this.log) ? fs.readFileSync(this.log, 'utf8') : '';
    return text.split('\n').flatMap((line) => SAID.exec(line)?.[1]?.trim() ?? []);
  }

  private async startPrograms(): Promise<void> {
    for (const [file, text] of Object.entries(SETTINGS)) {
      fs.mkdirSync(path.dirname(path.join(this.home, file)), {recursive: true});
      fs.writeFileSync(path.join(this.home, file), text);
    }
    const screen = await openScreen('Xvfb');
    this.processes.push(screen.process);
    this.env.DISPLAY = screen.name;
    const config = `--config-file=${path.join(this.home, 'bus.conf')}`;
    const bus = this.spawn('dbus-daemon', config, '--nofork', '--print-address');
    const [address] = (await once(bus.stdout!, 'data')) as [Buffer];
    this.env.DBUS_SESSION_BUS_ADDRESS = address.toString().trim();
    this.spawn('at-spi-bus-launcher', '--launch-immediately', '--a11y=1');
    // Without it no window is the active one, and Orca does not read on.
    this.spawn('matchbox-window-manager');
    this.orca = this.spawn('orca', `--debug-file=${this.log}`);
    await this.hears('Screen reader on.');
  }

  private async startBrowser(): Promise<void> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefox(),
      headless: false,
      defaultViewport: null,
      env: this.env,
      extraPrefsFirefox: {'accessibility.force_disabled': -1},
    });
    this.page = (await browser.pages())[0] ?? (await browser.newPage());
    await this.hears(/combo box/);
    // Out of the address bar, into the page.
    this.xdotool('mousemove', '800', '700', 'click', '1');
  }

  private spawn(program: string, ...args: readonly string[]): ChildProcess {
    const child = spawn(program, args, {env: this.env, stdio: ['ignore', 'pipe', 'ignore']});
    this.processes.push(child);
    return child;
  }

  private xdotool(...args: readonly string[]): void {
    execFileSync('xdotool', args, {env: this.env});
  }
}
