/** What Orca says of five parts of the site, next to what a reader must hear. */
import path from 'node:path';
import {test} from '@playwright/test';
import {readDeployment} from '../../src/deployment';
import {ScreenReader} from './support/screenReader';
import {serveForTest, type TestServer} from './support/server';

// One Orca reads all of it.
test.describe.configure({mode: 'default', timeout: 180_000});

let site: TestServer;
let reader: ScreenReader;

test.beforeAll(async () => {
  const {baseUrl} = readDeployment(process.env);
  site = await serveForTest(path.join(__dirname, '../../build'), baseUrl);
  reader = await ScreenReader.start();
});

test.afterAll(async () => {
  await reader?.close();
  await site?.close();
});

const BUTTON = /^(push )?button$/;
const LINK = /^(visited )?link$/;

/** What every page begins with, and then its own part. */
const BEGINNING = ['Skip to main content', 'link', 'banner', 'navigation', 'Main'];

test('the landing page @all', async () => {
  await reader.open(site.url);
  await reader.hears(
    ...[...BEGINNING, 'Search', BUTTON, 'opens dialog', 'main content'],
    ...['Add live match chat to your betting site', 'heading level 1'],
    ...['Embed the widget', LINK, 'Set up moderation', LINK],
    ...['The code in short', 'heading level 2', 'figure', 'Copy', BUTTON, 'leaving figure.'],
    ...['List with 5 items', 'What your users see', 'heading level 2', 'figure'],
    ...[/^The widget: a header with /, 'image', 'caption', 'Play this sample', BUTTON],
    ...['Find your way', 'heading level 2', 'Moderation UI', LINK, 'heading level 3'],
    ...['The order of work', 'heading level 2', 'List with 8 items'],
  );
});

test('a tutorial @all', async () => {
  await reader.open(`${site.url}docs/virtualStadium/web/widgets/virtualStadium/quickStart`);
  await reader.hears(
    ...[...BEGINNING, 'leaving navigation.', 'navigation', 'Docs sidebar'],
    ...['Set up the widget', 'expanded', BUTTON, 'Quick start: add the widget', LINK],
    ...['Adapter', LINK, "Expand sidebar category 'Adapter'", 'collapsed', BUTTON],
    ...['Copy page', 'collapsed', BUTTON],
    ...['Quick start: add the widget to a page', 'heading level 1'],
    ...['Try it without a client ID', 'heading level 2', 'figure', 'Copy', BUTTON],
    ...['Before you start', 'heading level 2', 'List with 4 items', 'leaving list.'],
    ...['table with 2 rows 5 columns', 'Property on the page', 'column header', 'leaving table.'],
    ...['1. Create the page', 'heading level 2', 'figure', 'Copy', BUTTON],
    /A place for the chat$/,
  );
});

test('a reference page @all', async () => {
  await reader.open(`${site.url}docs/api/interfaces/BetSlip`);
  await reader.hears(
    ...[...BEGINNING, 'leaving navigation.', 'navigation', 'Docs sidebar'],
    ...['Bet slip', 'expanded', BUTTON, 'BetSlip', LINK],
    ...['BetSlip', 'heading level 1', 'Signature', 'heading level 2', 'Properties'],
    ...['heading level 2', /^table with \d+ rows 4 columns$/],
    ...['Name', 'column header', 'Type', 'column header'],
    ...['Required', 'column header', 'Description', 'column header'],
    ...['row 2', 'column 1', 'id', LINK, 'column 3', 'required', 'leaving table.'],
    ...['This table isn’t confirmed.', /^table with \d+ rows 4 columns$/, 'optional'],
  );
});

test('the search @all', async () => {
  await reader.open(`${site.url}docs/licensing`);
  // To the end of the page: where a key interrupts it, Orca may miss that the focus has moved.
  await reader.hears(...BEGINNING, 'leaving main content.', /are marked provisional/);
  reader.press('slash');
  // Before that, Orca takes letters for its own commands.
  await reader.hears('Search dialog', /^Search the documentation .*combo box/, 'Focus mode');
  reader.type('rate limits');
  await reader.hears('Results list box', /^REST API rate limits/);
  reader.press('Down');
  await reader.hears(/^REST API endpoints.*Too Many Requests/);
});

test('the mobile menu @all', async () => {
  await reader.open(`${site.url}docs/virtualStadium/overview`, 800);
  await reader.hears(...BEGINNING, 'Toggle navigation bar', 'collapsed', BUTTON, 'main content');
  reader.press('ctrl+Home');
  await reader.hears(/^Skip to/);
  reader.press('b', 'b');
  await reader.hears(/^Toggle navigation bar collapsed/);
  reader.press('Return');
  await reader.hears('Menu dialog', /^Close navigation bar/);
  // Firefox stops at what scrolls, too.
  reader.press('Tab', 'Tab');
  await reader.hears(/^← Back to main menu/);
  reader.press('Escape');
  await reader.hears(/collapsed/);
});
