import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {buildFixture, type Fixture, type FixtureBuild} from '../support/fixtureSite';
import {brokenInputs, layers, type BrokenInput} from './brokenInputs';

/** What an earlier build left: a failed one leaves it as it was. */
const PREVIOUS = 'previous.txt';

function merged(name: string, inputs: readonly BrokenInput[]): Fixture {
  return {
    name,
    files: {
      [`build/${PREVIOUS}`]: '',
      ...Object.fromEntries(inputs.flatMap(({fixture}) => Object.entries(fixture.files ?? {}))),
    },
    edits: inputs.flatMap(({fixture}) => fixture.edits ?? []),
    // What is said of a mistake must not depend on where the site is deployed.
    env: {
      BASE_URL: '/',
      ...Object.fromEntries(inputs.flatMap(({fixture}) => Object.entries(fixture.env ?? {}))),
    },
  };
}

/** Docusaurus indents what it passes on. */
const lines = ({output}: FixtureBuild) => output.replace(/^[ \t]+/gm, '');

function expectStopped({exitCode, folder, output}: FixtureBuild): void {
  expect(exitCode, output).not.toBe(0);
  expect(fs.readdirSync(path.join(folder, 'build'))).toEqual([PREVIOUS]);
  expect(fs.readdirSync(folder)).not.toContain('.build-earlier');
}

test('every kind of broken input has a case', () => {
  expect(brokenInputs.length).toBeGreaterThanOrEqual(30);
  expect(new Set(brokenInputs.map(({what}) => what)).size).toBe(brokenInputs.length);
});

describe('one build stops and reports at once', () => {
  test.concurrent.each(layers)(
    'everything that is wrong with the %s',
    async (layer) => {
      const inputs = brokenInputs.filter((it) => it.layer === layer);
      const build = await buildFixture(merged(`broken-${layer}`, inputs));
      const output = lines(build);
      const silent = inputs.filter(({says}) => !says.test(output));
      expect(
        silent.map(({what}) => what),
        build.output,
      ).toEqual([]);
      expectStopped(build);
    },
    240_000,
  );
});

describe.runIf(process.env.TEST_ALL)('a build stops at', () => {
  const numbered = brokenInputs.map((input, index) => ({...input, index}));
  test.concurrent.each(numbered)(
    '$what',
    async ({index, ...input}) => {
      const build = await buildFixture(merged(`broken-${index}`, [input]));
      expect(lines(build)).toMatch(input.says);
      expectStopped(build);
      fs.rmSync(build.folder, {recursive: true});
    },
    240_000,
  );
});
