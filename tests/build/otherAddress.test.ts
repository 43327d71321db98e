/**
 * Builds one copy of the site for two addresses, one after the other: what is kept from build to
 * build must not bring one address into the other. Runs in `npm run test:all`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {problemsOfSite} from '../../scripts/live/site';
import {startPagesServer} from '../../scripts/pagesServer';
import {listFiles} from '../../src/base/files';
import {buildFixture} from '../support/fixtureSite';

/** Each is in an address of its own, and in no text. */
const names = ['first-address', 'second-address'];

test.runIf(process.env.TEST_ALL)(
  'a build for another address has no link of the one before it',
  async () => {
    for (const name of names) {
      const BASE_URL = `/${name}/`;
      const env = {SITE_URL: `https://${name}.example`, BASE_URL};
      const {folder, exitCode, output} = await buildFixture({name: 'addresses', env});
      expect(exitCode, output).toBe(0);

      const build = path.join(folder, 'build');
      const naming = (word: string) =>
        listFiles(build).filter((file) => fs.readFileSync(path.join(build, file)).includes(word));
      expect(naming(name).length).toBeGreaterThan(200);
      expect(names.filter((other) => other !== name).flatMap(naming)).toEqual([]);

      const server = await startPagesServer(build, {base: BASE_URL});
      try {
        expect(await problemsOfSite(server.url, null)).toEqual([]);
      } finally {
        await server.close();
      }
    }
  },
  600_000,
);
