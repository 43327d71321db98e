import {expect, test} from 'vitest';
import {announcementBar} from '../../src/docusaurus/themeConfig';

test('the owner’s plain text becomes safe HTML, its link knows the base URL', () => {
  const bar = announcementBar(
    {id: 'a1', text: 'a < b & "c"', link: {label: '<b>more</b>', to: '/docs#x'}},
    '/sub/',
  );
  expect(bar).toMatchObject({
    id: 'a1',
    isCloseable: true,
    content: 'a &lt; b &amp; &quot;c&quot; <a href="/sub/docs#x">&lt;b>more&lt;/b></a>',
  });
});

test('without an announcement there is no bar', () => {
  expect(announcementBar(null, '/')).toBeUndefined();
});
