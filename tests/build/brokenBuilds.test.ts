/**
 * That a build stops, says what is wrong, and leaves what was there: once for each place where it can
 * stop. What is said of which mistake is in `tests/unit/source-check`. The last two places come when all
 * is built: `npm run test:all` goes there.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildFixture, mergedFixture} from '../support/fixtureSite';
import {brokenInputs} from '../unit/source-check/brokenInputs';

/** What an earlier build left: a failed one leaves it as it was. */
const PREVIOUS = 'previous.txt';

const STOPS: readonly (readonly [when: string, mistakes: readonly string[]])[] = [
  [
    'before it reads its configuration',
    ['a base URL without slashes', 'a setting of the wrong type'],
  ],
  ['before it loads content', ['a link to a page that does not exist']],
  ['when it has compiled the samples', ['a sample that does not compile']],
  ['when all is rendered', ['a link that only the rendered page has']],
];

test.concurrent.each(STOPS.slice(0, process.env.TEST_ALL ? undefined : -2))(
  'a build stops %s',
  async (when, mistakes) => {
    const inputs = mistakes.map((what) => brokenInputs.find((input) => input.what === what)!);
    const {files, ...fixture} = mergedFixture(`stops-${when.replaceAll(' ', '-')}`, inputs);
    const {exitCode, folder, output} = await buildFixture({
      ...fixture,
      files: {...files, [`build/${PREVIOUS}`]: ''},
    });
    // Docusaurus indents what it passes on.
    const lines = output.replace(/^[ \t]+/gm, '');
    inputs.forEach(({says}) => expect(lines).toMatch(says));
    expect(exitCode, output).not.toBe(0);
    expect(fs.readdirSync(path.join(folder, 'build'))).toEqual([PREVIOUS]);
    expect(fs.readdirSync(folder)).not.toContain('.build-earlier');
  },
  240_000,
);
