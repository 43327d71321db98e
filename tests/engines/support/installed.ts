/** Which engines this machine has. None is downloaded: who lacks one is told how to get it. */
import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

const REMEDIES = {
  firefox: 'apt-get install firefox-esr, or set FIREFOX_PATH to a Firefox',
  webkit: 'apt-get install webkit2gtk-driver xvfb',
  'the screen reader':
    'apt-get install firefox-esr orca at-spi2-core dbus-daemon matchbox-window-manager xdotool xvfb',
} as const;

/** The programs of a desktop's buses are not on the path. */
export const PATH = `${process.env.PATH ?? ''}${path.delimiter}/usr/libexec`;

function onPath(...names: readonly string[]): string | undefined {
  return PATH.split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}

/** Firefox, which speaks WebDriver BiDi by itself. */
export function firefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
}

interface WebKit {
  readonly driver: string;
  /** The window that the driver opens. */
  readonly browser: string;
  /** The screen that it opens it on. */
  readonly screen: string;
}

export function webkit(): WebKit | undefined {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser', {
    absolute: true,
  });
  return driver && screen && browser ? {driver, screen, browser} : undefined;
}

/** All that Orca needs to read Firefox on a screen that xdotool types at. */
const SCREEN_READER = [
  'orca',
  'at-spi-bus-launcher',
  'dbus-daemon',
  'matchbox-window-manager',
  'xdotool',
  'Xvfb',
];

export function hasScreenReader(): boolean {
  return Boolean(firefox()) && SCREEN_READER.every((program) => onPath(program));
}

const IS_PRESENT = {
  firefox: () => Boolean(firefox()),
  webkit: () => Boolean(webkit()),
  'the screen reader': hasScreenReader,
} as const;

/** What of it is missing. The screen reader reads in `npm run test:all` only. */
function missing(isAll: boolean) {
  const wanted = ['firefox', 'webkit', ...(isAll ? ['the screen reader' as const] : [])] as const;
  return wanted.filter((it) => !IS_PRESENT[it]());
}

/** `EVERY_ENGINE`, as the workflow sets it: what was left out there, nobody would read. */
export function presentEngines(isAll: boolean): readonly Engine[] {
  if (process.env.EVERY_ENGINE && missing(isAll).length > 0) {
    throw new Error(leftOut(isAll));
  }
  return ENGINES.filter((engine) => engine === 'chromium' || IS_PRESENT[engine]());
}

/** One line, or nothing where nothing is missing. */
export function leftOut(isAll: boolean): string {
  const without = missing(isAll).map((it) => `${it} (${REMEDIES[it]})`);
  return without.length
    ? `Not tested here, because it is not installed: ${without.join('; ')}.`
    : '';
}
