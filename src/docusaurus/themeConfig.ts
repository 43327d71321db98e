import type {ThemeConfig} from '@docusaurus/preset-classic';
import {escapeHtml} from '../base/plainText';
import {areas} from '../areas';
import {site, type SiteSettings} from '../site';

const navbar = {
  title: site.title,
  logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
  items: [
    {
      type: 'docSidebar',
      sidebarId: 'virtualStadium',
      label: areas.virtualStadium,
      position: 'left',
    },
    {type: 'docSidebar', sidebarId: 'moderationUi', label: areas.moderationUi, position: 'left'},
    {type: 'docSidebar', sidebarId: 'api', label: areas.api, position: 'left'},
    {type: 'docsVersionDropdown', position: 'right', dropdownActiveClassDisabled: true},
    {type: 'localeDropdown', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

/** The link that src/client/feedback.ts fills in; nothing without an address. */
export const feedbackItems = (address: SiteSettings['feedback']) =>
  address
    ? [
        {
          html: `<a class="footer__link-item feedback" href="${escapeHtml(address)}" rel="noopener">Something wrong on this page?</a>`,
        },
      ]
    : [];

const footer = {
  style: 'dark',
  links: [
    {
      title: areas.virtualStadium,
      items: [
        {label: 'Overview', to: '/docs/virtualStadium/overview'},
        {label: 'Web integration', to: '/web'},
        {label: 'Mobile', to: '/docs/mobileIntro'},
      ],
    },
    {
      title: areas.moderationUi,
      items: [
        {label: 'Overview', to: '/docs/moderationUi/overview'},
        {label: 'Set up step by step', to: '/docs/moderationUi/integrationTimeline/overview'},
      ],
    },
    {
      title: areas.api,
      items: [
        {label: 'REST API', to: '/docs/apiReference/overview'},
        {label: 'Type reference', to: '/docs/api'},
      ],
    },
    {
      title: 'This site',
      items: [
        {label: 'All documentation', to: '/docs'},
        {label: 'Licensing', to: '/docs/licensing'},
        {label: 'Accessibility', to: '/docs/licensing#accessibility'},
        {label: 'Privacy', to: '/docs/licensing#privacy'},
        {label: 'Style sample', to: '/markdown-page'},
        ...feedbackItems(site.feedback),
      ],
    },
  ],
  copyright: escapeHtml(site.disclaimer),
} satisfies ThemeConfig['footer'];

/** The theme takes the bar's content as HTML; the owner writes plain text in `src/site.ts`. */
export function announcementBar(announcement: SiteSettings['announcement'], baseUrl: string) {
  if (!announcement) {
    return undefined;
  }
  const {id, text, link} = announcement;
  const anchor = link
    ? ` <a href="${escapeHtml(baseUrl.slice(0, -1) + link.to)}">${escapeHtml(link.label)}</a>`
    : '';
  return {id, content: escapeHtml(text) + anchor, isCloseable: true};
}

/** What the classic theme shows around a page. */
export const themeConfig = (baseUrl: string): ThemeConfig => ({
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    // This setting gives the toggle its third choice, "system". The first visit is light all
    // the same, whatever the system says: see src/docusaurus/early-scripts.
    respectPrefersColorScheme: true,
  },
  announcementBar: announcementBar(site.announcement, baseUrl),
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
  navbar,
  footer,
  // The theme's default would be carried into the browser, where nothing highlights.
  prism: {theme: {plain: {}, styles: []}},
});
