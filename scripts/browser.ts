/**
 * Finds the Chrome or Chromium that the tests and the illustrations run in, and installs one
 * where there is none.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
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
export function findBrowser(): string | undefined {
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

function isDebianAsRoot(): boolean {
  return fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** The path of a browser, after installing one if need be. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) {
    return found;
  }
  if (isDebianAsRoot()) {
    console.log('No Chrome or Chromium found: installing one with apt-get install -y chromium.');
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    execFileSync('apt-get', ['update', '-qq'], {env, stdio: ['ignore', 'ignore', 'inherit']});
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } else {
    console.log('No Chrome or Chromium found: installing one with playwright install chromium.');
    execFileSync(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  }
  const installed = findBrowser();
  if (!installed) {
    throw new Error(
      'No Chrome or Chromium was found, and installing one failed. Install one by hand and set CHROME_PATH to it.',
    );
  }
  return installed;
}

/** Options for a launch of that browser that works in a container and makes no request of its own. */
export function launchOptions(): {executablePath: string; args: string[]} {
  return {
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
