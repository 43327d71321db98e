import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const root = path.join(__dirname, '../..');
const upstream = path.join(root, 'node_modules/@docusaurus/theme-classic/lib/theme');
const ours = path.join(root, 'src/theme');

/**
 * The upstream files behind src/theme, as they were when our parts were last compared with them.
 * When one changes: compare, adapt ours, then write the new hash here.
 */
const COMPARED: Readonly<Record<string, string>> = {
  'Admonition/Icon/Warning.js': '2c1764375046d7ab',
  'CodeBlock/index.js': '639f8655d319e123',
  'ColorModeToggle/index.js': '0c879fd020f317a5',
  'DocBreadcrumbs/index.js': 'a5e21e8d877b58a2',
  'DocBreadcrumbs/StructuredData/index.js': '7b282577fb02933d',
  'DocSidebar/index.js': '69735ac5be2d601a',
  'Icon/Close/index.js': '2aabd0f0b7f83876',
  'Icon/DarkMode/index.js': '0fdf0d3588199bfe',
  'Icon/Home/index.js': '5737c97a4dfce4e3',
  'Icon/Language/index.js': '03b3eaee8900a6d6',
  'Icon/LightMode/index.js': '032b3f6a7e7d92c6',
  'Icon/Menu/index.js': '36d749ecd4250778',
  'Icon/SystemColorMode/index.js': '198ce57e50a1151e',
  'MDXComponents/Details.js': '262565bf237f240f',
  'MDXComponents/index.js': 'b1a0eed95525de25',
  'MDXPage/index.js': 'fc4ecd1e04a90bc7',
  'Navbar/MobileSidebar/Layout/index.js': '1e731cf3878cbc26',
  'NavbarItem/DocsVersionDropdownNavbarItem.js': '4eb5a0fc4a1f4b48',
  'NavbarItem/DropdownNavbarItem/Desktop/index.js': '01798980681a974b',
  'NotFound/Content/index.js': '1339cadd0fe0b2a2',
  'SearchBar.js': 'b528b71d23818ff3',
  'SearchMetadata/index.js': '91f99b9d115aec6b',
  'SiteMetadata/index.js': '7d7dba2148163f0a',
  'Tabs/index.js': '09c4e9da1978c337',
};

function hashOf(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 16);
}

test.each(Object.entries(COMPARED))('%s is the one that ours was compared with', (file, hash) => {
  expect(hashOf(path.join(upstream, file))).toBe(hash);
});

describe('every part in src/theme', () => {
  const parts = (fs.readdirSync(ours, {recursive: true}) as string[])
    .filter((file) => /index\.tsx?$/.test(file))
    .map((file) => path.dirname(file).split(path.sep).join('/'));

  test('is listed in its README', () => {
    const readme = fs.readFileSync(path.join(ours, 'README.md'), 'utf8');
    const listed = [...readme.matchAll(/^\| `([\w/]+)` +\|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(parts.sort());
  });

  test('is compared with its original', () => {
    const compared = Object.keys(COMPARED).map((file) => file.replace(/(?:\/index)?\.js$/, ''));
    expect(compared.sort()).toEqual(parts.sort());
  });

  test.each(parts)('%s begins with a line that says how it differs', (part) => {
    const file = ['index.tsx', 'index.ts']
      .map((name) => path.join(ours, part, name))
      .find((each) => fs.existsSync(each));
    expect(fs.readFileSync(file!, 'utf8')).toMatch(
      /^\/\/ (?:Wraps the original|Ejected \(3\.9\.1\)): /,
    );
  });
});
