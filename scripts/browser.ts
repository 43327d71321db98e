/**
 * Finds the Chrome or Chromium that the tests and the illustrations run in; where there is none, see
 * `browserInstallation.ts`.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {
  installation,
  isWanted,
  readMachine,
  remedy,
  withoutBrowser,
  written,
  type Machine,
} from './browserInstallation';

// Chrome first: its package brings what its sandbox needs, where a bare Chromium can't start one.
// The headless shell before all: it is what Playwright starts by itself where nobody looks at the window,
// and opens a page in three quarters of the time.
const NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium',
  'chromium-browser',
];

const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(): string[] {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
}

/** The path of an installed browser, or `undefined`. A `CHROME_PATH` that leads nowhere is an error. */
function findBrowser(): string | undefined {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (!fs.existsSync(asked)) {
      throw new Error(
        `CHROME_PATH is "${asked}", and there is no such file. Set it to a Chrome or Chromium, or unset it.`,
      );
    }
    return asked;
  }
  return [...onPath(), ...USUAL_PLACES, chromium.executablePath()].find((file) =>
    fs.existsSync(file),
  );
}

/**
 * The path of a browser. Where there is none and nobody can be asked, as in the middle of a run, it is
 * installed if that is allowed, and an error says what to do if not.
 */
function ensureBrowser(): string {
  const found = findBrowser();
  if (found) {
    return found;
  }
  const machine = readMachine();
  if (!machine.isAllowed) {
    throw new Error(remedy(machine));
  }
  return install(machine);
}

/** The same where somebody may be at the terminal: what would be installed as root is asked for. */
export async function offerBrowser(): Promise<void> {
  const machine = readMachine();
  if (!findBrowser() && withoutBrowser(machine) === 'ask' && (await isWanted(machine))) {
    install(machine);
  }
  ensureBrowser();
}

function install(machine: Machine): string {
  const commands = installation(machine);
  console.log(`No Chrome or Chromium found: installing one with ${written(commands)}.`);
  for (const [program = '', ...args] of commands) {
    execFileSync(program, args, {
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
      stdio: ['ignore', 'ignore', 'inherit'],
      // npx is a command file there.
      shell: process.platform === 'win32',
    });
  }
  const installed = findBrowser();
  if (!installed) {
    throw new Error(
      'No Chrome or Chromium was found, and installing one failed. Install one manually and set CHROME_PATH to it.',
    );
  }
  return installed;
}

/**
 * Arguments for a browser that works in a container and makes no request of its own. Chromium does not
 * start its sandbox as root; for everybody else it stays.
 */
export function browserArguments(isRoot: boolean): string[] {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

/** Options for a launch of that browser. */
export function launchOptions(): {executablePath: string; args: string[]} {
  return {executablePath: ensureBrowser(), args: browserArguments(readMachine().isRoot)};
}
