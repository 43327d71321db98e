import {describe, expect, test} from 'vitest';
import {allPages, files, read} from './built';

describe('code is highlighted by the build', () => {
  test('and no script of the site contains Prism or one of its grammars', () => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(100);
    // Every grammar has patterns with this flag, and no other code of the site has it.
    expect(scripts.filter((file) => /lookbehind:\s*(?:!0|true)/.test(read(file)))).toEqual([]);
  });

  test('with classes and without inline styles, in every block of every page', () => {
    let blocks = 0;
    for (const [page, $] of allPages()) {
      $('pre').each((_, pre) => {
        blocks += 1;
        const block = $(pre).closest('figure.theme-code-block');
        expect(block.length, `${page}: a code block that the build has not made`).toBe(1);
        expect(block.find('[style]').length, page).toBe(0);
        expect(block.find('figcaption button').text(), page).toBe('WrapCopy');
        const isPlain = block.is('.language-text');
        expect($(pre).find('span[class^="tk-"]').length > 0 || isPlain, page).toBe(true);
      });
    }
    expect(blocks).toBeGreaterThan(100);
  });
});
