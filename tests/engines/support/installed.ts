/** Which engines this machine has. None is downloaded: who lacks one is told how to get it. */
import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

const REMEDIES = {
  firefox: 'apt-get install firefox-esr, or set FIREFOX_PATH to a Firefox',
  webkit: 'apt-get install webkit2gtk-driver xvfb',
} as const;

function onPath(...names: readonly string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
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

const isMissing = {firefox: () => !firefox(), webkit: () => !webkit()} as const;

const missing = (['firefox', 'webkit'] as const).filter((engine) => isMissing[engine]());

/** `EVERY_ENGINE`, as the workflow sets it: what was left out there, nobody would read. */
export function presentEngines(): readonly Engine[] {
  if (process.env.EVERY_ENGINE && missing.length > 0) {
    throw new Error(leftOut());
  }
  return ENGINES.filter((engine) => !(missing as readonly Engine[]).includes(engine));
}

/** One line, or nothing where no engine is missing. */
export function leftOut(): string {
  return missing.length
    ? `Not tested here, because the engine is missing: ${missing.map((engine) => `${engine} (${REMEDIES[engine]})`).join('; ')}.`
    : '';
}
