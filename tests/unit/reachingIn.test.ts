import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {LIST, checkReachingIn} from '../../src/docusaurus/reachingIn';

const root = path.join(__dirname, '../..');
const list = fs.readFileSync(path.join(root, LIST), 'utf8');

describe('the list of what the site takes hold of', () => {
  const rows = list.split('\n').filter((line) => line.startsWith('| `'));

  test('rests on what the packages have', () => {
    expect(() => checkReachingIn(root)).not.toThrow();
  });

  test('was compared with the version that is installed', () => {
    const file = path.join(root, 'node_modules/@docusaurus/core/package.json');
    const {version} = JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string};
    expect(list).toContain(`Compared with Docusaurus ${version}.`);
  });

  test('says of each how a change shows, and names a file or folder of ours', () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const [, ours = '', what, , ends, rests = ''] = row.split(/ *\| */);
      expect(fs.existsSync(path.join(root, ours.replaceAll('`', ''))), ours).toBe(true);
      expect([what, ends], ours).not.toContain('');
      expect(rests).toMatch(
        /^(?:`[^`]+` has `[^`]+`|throws where it finds nothing|does not compile|`swizzles\.test\.ts`)$/,
      );
    }
  });
});

describe('a part that has lost its hold', () => {
  let folder: string;
  beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reaching-in-'))));
  afterEach(() => fs.rmSync(folder, {recursive: true}));

  function write(file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  const row = (rests: string) => `| \`src/ours.ts\` | Uses a name. |  | a setting | ${rests}   |\n`;

  test.each([
    ['a text that changed', 'upstream/file.js', 'name = "new"'],
    ['a file that is gone', 'upstream/gone.js', 'name'],
  ])('stops the build: %s', (_, upstream, text) => {
    write('node_modules/upstream/file.js', 'const name = "old";\n');
    write(LIST, `${row('does not compile')}${row(`\`${upstream}\` has \`${text}\``)}`);
    expect(() => checkReachingIn(folder)).toThrow(
      new RegExp(
        `REACHING-IN\\.md:2\n  src/ours\\.ts rests on “${text}” in ${upstream}, .*\n  Remedy: `,
      ),
    );
    write(LIST, row('`upstream/file.js` has `name = "old"`'));
    expect(() => checkReachingIn(folder)).not.toThrow();
  });
});
