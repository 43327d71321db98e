/** What is around every page: color mode, announcement, menu, version, language. */
import {site as settings} from '../../src/site';
import {storageKey} from '../browser/support/site';
import {expect, test} from './support/test';

const PAGE = '/docs/virtualStadium/overview';

test('the first visit is light; the button goes on to dark and system, and what was chosen stays', async ({
  reader,
}) => {
  const mode = (): unknown[] => {
    const {themeChoice, theme} = document.documentElement.dataset;
    return [themeChoice, theme];
  };
  await reader.open('/docs');
  await reader.sees(mode, ['light', 'light']);
  for (const [choice, shown] of [
    ['dark', 'dark'],
    ['system', 'light'],
    ['light', 'light'],
  ]) {
    await reader.click('.navbar button', 'Switch between');
    await reader.sees(mode, [choice, shown]);
    await reader.sees(
      () =>
        document
          .querySelector('.navbar button[aria-label^="Switch between"]')
          ?.getAttribute('aria-label'),
      expect.stringContaining(`currently ${choice} mode`),
    );
    await reader.reload();
    await reader.sees(mode, [choice, shown]);
  }
});

test('the announcement closes and stays closed, until its id changes @once', async ({reader}) => {
  test.skip(!settings.announcement, 'src/site.ts announces nothing');
  const bar = '.theme-announcement-bar';
  await reader.open('/docs');
  await reader.seesElement(bar);
  await reader.click(`${bar} button`, 'Close');
  await reader.seesElement(bar, false);
  await reader.reload();
  await reader.seesElement(bar, false);
  // What an earlier visit closed under another id does not count.
  await reader.evaluate(
    (key) => localStorage.setItem(key, 'an-older-one'),
    storageKey('docusaurus.announcement.id'),
  );
  await reader.reload();
  await reader.seesElement(bar);
});

test('the mobile menu takes the focus, Escape gives it back, and above 996 px it closes', async ({
  reader,
}) => {
  const isOpen = () => document.querySelector('.navbar-sidebar--show') !== null;
  await reader.resize(800, 900);
  await reader.open(PAGE);
  await reader.click('.navbar__toggle');
  await reader.sees(isOpen, true);
  await reader.sees(() => document.activeElement?.closest('.navbar-sidebar') !== null, true);
  await reader.sees(() => document.querySelector('main')?.closest('[inert]') !== null, true);
  await reader.press('Escape');
  await reader.sees(isOpen, false);
  await reader.sees(() => document.activeElement?.matches('.navbar__toggle'), true);
  await reader.click('.navbar__toggle');
  await reader.sees(isOpen, true);
  await reader.resize(996, 900);
  await reader.sees(isOpen, true);
  await reader.resize(997, 900);
  await reader.sees(isOpen, false);
});

test('a page of the mobile menu opens, and the menu closes @once', async ({reader}) => {
  await reader.resize(800, 900);
  await reader.open(PAGE);
  await reader.click('.navbar__toggle');
  await reader.click('.navbar-sidebar a', 'Licensing');
  await reader.seesPath('/docs/licensing');
  await reader.seesElement('.navbar-sidebar--show', false);
});

test('the version is called Next and its choice is remembered, and there is English @once', async ({
  reader,
}) => {
  const stored = (key: string) => localStorage.getItem(key);
  const key = storageKey('docs-preferred-version-default');
  await reader.open(PAGE);
  await reader.sees(stored, null, key);
  await reader.click('.navbar a', 'Next');
  await reader.sees(stored, 'current', key);
  await reader.hover('.navbar button', 'English');
  await reader.seesElement('.navbar .dropdown__menu a[lang="en"]');
});
