/**
 * What happens on a machine without a browser. Nothing is installed as root without a word: on a
 * terminal it is asked for, and without one it needs a variable, as CI has.
 */
import fs from 'node:fs';
import {createInterface} from 'node:readline/promises';

/** What decides it. */
export interface Machine {
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  /** Somebody can answer. */
  readonly isTerminal: boolean;
  /** By `CI`, or by `INSTALL_BROWSER`. */
  readonly isAllowed: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function isInstallationAllowed(environment: Environment): boolean {
  return [environment.CI, environment.INSTALL_BROWSER].some(
    (value) => value && !['0', 'false'].includes(value),
  );
}

export function readMachine(): Machine {
  return {
    isRoot: process.getuid?.() === 0,
    hasApt: fs.existsSync('/usr/bin/apt-get'),
    isTerminal: process.stdin.isTTY && process.stdout.isTTY,
    isAllowed: isInstallationAllowed(process.env),
  };
}

/** Who is not root installs it as they like: neither a password nor a download is for us to ask for. */
export function withoutBrowser({
  isRoot,
  isTerminal,
  isAllowed,
}: Machine): 'install' | 'ask' | 'stop' {
  if (isAllowed) {
    return 'install';
  }
  return isRoot && isTerminal ? 'ask' : 'stop';
}

type Commands = readonly (readonly string[])[];

export function installation({isRoot, hasApt}: Machine): Commands {
  return isRoot && hasApt
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
}

export function written(commands: Commands): string {
  return commands.map((command) => command.join(' ')).join(' && ');
}

/** What to do where nothing is installed. */
export function remedy(machine: Machine): string {
  return [
    'No Chrome or Chromium was found, which the tests in a browser need. Do one of these:',
    `  install one:            ${written(installation(machine))}`,
    '  have it installed:      INSTALL_BROWSER=1 npm test',
    '  name one that you have: CHROME_PATH=<path> npm test',
    '  leave these tests out:  npm run check',
  ].join('\n');
}

/** Asks at the terminal; anything but yes is no. */
export async function isWanted(machine: Machine): Promise<boolean> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const question = `No Chrome or Chromium was found, which the tests in a browser need. Install one as root, with “${written(installation(machine))}”? [y/N] `;
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}
