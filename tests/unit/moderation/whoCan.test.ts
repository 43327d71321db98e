import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {permissionsPage} from '../../../src/facts/permissions';
import {whoCan} from '../../../src/site-model/transforms/whoCan';
import putIn from '../../../src/site-model/transforms/putIn';
import {markup} from '../support/markdown';
import {rooms} from './rooms';

function page(markdown: string): Promise<string> {
  return markup(markdown, [[putIn, new Map([['WhoCan', whoCan(rooms.permissions)]])]]);
}

/** What the reader reads, with marks in brackets. */
async function line(ids: string): Promise<string> {
  const html = load(await page(`<WhoCan do="${ids}" />`));
  html('.provisional').replaceWith('[?]');
  return html('p').text();
}

describe('the line “Role”', () => {
  test.each([
    ['createRoom', 'supervisors (Create room).'],
    ['createRoom editRoom', 'supervisors (Create room, Edit room).'],
    [
      'createRoom readRoom',
      'supervisors (Create room); supervisors and moderators (Read room); guests, read-only (Read room) [?].',
    ],
    ['closeRoom', 'supervisors and moderators (Close room) [?].'],
    ['timers', 'no one at your company (Timers).'],
  ])('says of %s: %s', async (ids, said) => {
    expect(await line(ids)).toBe(`Role: ${said}`);
  });

  test('keeps apart what is published and what is proposed of the same roles', async () => {
    expect(await line('createRoom checkIn editRoom')).toBe(
      'Role: supervisors (Create room, Edit room); supervisors (Check in) [?].',
    );
  });

  test('leads to the row of the matrix', async () => {
    const html = load(await page('<WhoCan do="editRoom" />'));
    expect(html('.who-can a').attr('href')).toBe(`${permissionsPage}#editRoom`);
  });

  test.each([
    [
      '<WhoCan do="createRooms" />',
      /:3: <WhoCan> knows no .* “createRooms”.*nearest are “createRoom”/,
    ],
    ['<WhoCan />', /:3: <WhoCan> says not what/],
    ['<WhoCan do="" />', /:3: <WhoCan> says not what/],
    ['<WhoCan what="createRoom" />', /:3: <WhoCan> has no attribute “what”/],
    ['<WhoCan do={ids} />', /:3: <WhoCan> takes plain text as “do”/],
    ['Text <WhoCan do="createRoom" />', /:3: <WhoCan> is inside a line of text/],
  ])('stops the build on %s', async (source, message) => {
    await expect(page(`Text.\n\n${source}`)).rejects.toThrow(message);
  });
});
