import {describe, expect, test} from 'vitest';
import {browserArguments} from '../../scripts/browser';
import {
  installation,
  isInstallationAllowed,
  remedy,
  withoutBrowser,
  written,
  type Machine,
} from '../../scripts/browserInstallation';

const root: Machine = {isRoot: true, hasApt: true, isTerminal: true, isAllowed: false};
const user: Machine = {...root, isRoot: false};

describe('without a browser', () => {
  test.each<[string, Machine, ReturnType<typeof withoutBrowser>]>([
    ['root at a terminal is asked', root, 'ask'],
    ['root without a terminal is told what to do', {...root, isTerminal: false}, 'stop'],
    ['root in CI gets one', {...root, isTerminal: false, isAllowed: true}, 'install'],
    ['root at a terminal who has allowed it is not asked', {...root, isAllowed: true}, 'install'],
    ['anybody else is told what to do', user, 'stop'],
    ['anybody else in CI gets one', {...user, isTerminal: false, isAllowed: true}, 'install'],
  ])('%s', (_, machine, outcome) => {
    expect(withoutBrowser(machine)).toBe(outcome);
  });

  test.each([
    [{}, false],
    [{CI: ''}, false],
    [{CI: 'false'}, false],
    [{INSTALL_BROWSER: '0'}, false],
    [{CI: 'true'}, true],
    [{INSTALL_BROWSER: '1'}, true],
    [{CI: 'false', INSTALL_BROWSER: '1'}, true],
  ])('%j allows an installation: %s', (environment, isAllowed) => {
    expect(isInstallationAllowed(environment)).toBe(isAllowed);
  });

  test('the system is touched by root on Debian only', () => {
    expect(written(installation(root))).toContain('apt-get install');
    for (const machine of [user, {...root, hasApt: false}]) {
      expect(written(installation(machine))).toBe('npx playwright install chromium');
    }
  });

  test('the remedy names the command, and the variables', () => {
    for (const machine of [root, user]) {
      const text = remedy(machine);
      expect(text).toContain(written(installation(machine)));
      expect(text).toContain('INSTALL_BROWSER=1 npm test');
      expect(text).toContain('CHROME_PATH=');
    }
  });
});

test('the sandbox is dropped for root and for nobody else', () => {
  expect(browserArguments(true)).toContain('--no-sandbox');
  expect(browserArguments(false)).not.toContain('--no-sandbox');
  expect(browserArguments(false)).toEqual(browserArguments(true).slice(1));
});
