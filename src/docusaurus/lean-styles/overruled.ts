/**
 * Selectors of Infima whose rules change nothing here: ours say the same of whatever they match, or
 * nothing on the site is such an element. `npm run look` shows whether it is so.
 */
export const overruled: readonly string[] = [
  // src/css/custom.css sets sizes and margins of headings.
  ...['.markdown h1:first-child', '.markdown>h2', '.markdown>h3'],
  // It sets the colors of the footer and of admonitions; code in a link has the color of the link.
  ...[
    '.footer--dark',
    '.table-of-contents__link:hover code',
    '.table-of-contents__link--active code',
  ],
  ...['.alert--secondary', '.alert--success', '.alert--info', '.alert--warning', '.alert--danger'],
  // A sign takes the place of the picture between the crumbs; the progress bar is quiet; nothing floats.
  ...['.breadcrumbs__item:not(:last-child):after', '#nprogress .peg'],
  ...['.markdown:before', '.markdown:after'],
  // A button of the navbar can be pressed: src/theme/NavbarItem.
  '.navbar__item.dropdown .navbar__link:not([href])',
  // Browsers that know no `:any-link`, or have scroll bars without `scrollbar-width`.
  ...['.breadcrumbs__link:link:hover', '.breadcrumbs__link:visited:hover'],
  ...['area[href].breadcrumbs__link:hover', '.thin-scrollbar::-webkit-scrollbar'],
  ...['.thin-scrollbar::-webkit-scrollbar-track', '.thin-scrollbar::-webkit-scrollbar-thumb'],
  '.thin-scrollbar::-webkit-scrollbar-thumb:hover',
  // The navbar holds `.navbar__inner`; admonitions have no button, pictures no `align`.
  ...['.navbar>.container', '.navbar>.container-fluid', '.alert .close', '.alert .close:hover'],
  ...[
    '.alert .close:focus',
    'img[align=right]',
    'img[align=left]',
    '.button.disabled',
    '.button[disabled]',
  ],
  // They say what is so without them.
  ...['table thead', 'table tr:nth-child(2n)', '.shadow--lw'],
  // No element: the word is in texts, and baseUrlIssueBanner is off.
  ...['.card', '#__docusaurus-base-url-issue-banner-container'],
];
