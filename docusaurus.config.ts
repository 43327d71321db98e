import type {Config} from '@docusaurus/types';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {PluginOptions as IdealImageOptions} from '@docusaurus/plugin-ideal-image';
import {readDeployment, readRepository, storageNamespace} from './src/deployment';
import {lastChange, readHistory} from './src/site-model/history/git';
import {withDates} from './src/site-model/history/frontMatterDate';
import {pageSources} from './src/site-model/history/pageSources';
import {datedRoutes} from './src/site-model/history/sitemapDates';
import {checkSettings} from './src/checks/settingsCheck';
import {site} from './src/site';
import {announcementBar} from './src/docusaurus/announcementBar';
import {plainLines} from './src/base/files';
import {escapeHtml} from './src/base/plainText';
import apiReference from './src/docusaurus/api-reference';
import {contract} from './src/site-model/typedoc/contract';
import contractDownloads, {staticDirectory as downloads} from './src/docusaurus/contract-downloads';
import deferredStart from './src/docusaurus/deferred-start';
import bundlerCache from './src/docusaurus/bundler-cache';
import earlierBuild from './src/docusaurus/earlier-build';
import openapiDescription, {staticDirectory as openapi} from './src/docusaurus/openapi-description';
import {PREVIEW_WIDTH, pictureSizes} from './src/docusaurus/pictureSizes';
import firstPaint from './src/docusaurus/first-paint';
import browserLicences, {type BrowserLicencesOptions} from './src/docusaurus/browser-licences';
import leanClientData from './src/docusaurus/lean-client-data';
import leanStyles, {type LeanStylesOptions} from './src/docusaurus/lean-styles';
import hostFiles from './src/docusaurus/host-files';
import markdownTwins, {type MarkdownTwinsOptions} from './src/docusaurus/markdown-twins';
import nativeFocus from './src/docusaurus/native-focus';
import noscriptStyles from './src/docusaurus/noscript-styles';
import finishedPages, {type FinishedPagesOptions} from './src/docusaurus/finished-pages';
import prerenderedCode from './src/docusaurus/prerendered-code';
import scriptRecovery from './src/docusaurus/script-recovery';
import searchIndex, {type SearchIndexOptions} from './src/docusaurus/search-index';
import sourceCheck from './src/docusaurus/source-check';
import * as drawing from './src/components/WidgetDrawing/description';
import recentChanges, {type RecentChangesOptions} from './src/docusaurus/recent-changes';
import robots from './src/docusaurus/robots';
import socialCards, {type SocialCardsOptions} from './src/docusaurus/social-cards';
import {getContractModel} from './src/site-model/contract';
import {cardOf} from './src/site-model/names/cards';
import {codeLinks} from './src/docusaurus/codeLinks';
import codeBlocks from './src/site-model/transforms/codeBlocks';
import {afterTheme, beforeTheme} from './src/site-model/transforms/contents';
import nameCards from './src/site-model/transforms/nameCards';
import parsedPage from './src/docusaurus/parsedPage';
import pictures from './src/site-model/transforms/pictures';

checkSettings(__dirname, process.env);

const deployment = readDeployment(process.env);
const repository = readRepository(process.env, site.repository);
const editUrl = repository ? `${repository}/edit/main/` : undefined;
const model = getContractModel;

const history = readHistory(__dirname);
const sourcesOf = (file: string) => pageSources(file, {model, entryPoint: contract.entryPoint});
const dateOf = (file: string) => lastChange(history, sourcesOf(file));
// While developing, the theme calls every date a simulated one.
const showLastUpdateTime = history.known && process.env.NODE_ENV === 'production';

const future = {
  v4: {
    // ssgWorkerThreads needs it.
    removeLegacyPostBuildHeadAttribute: true,
  },
  experimental_storage: {namespace: storageNamespace(deployment)},
  experimental_faster: {
    // Off, so that babel.config.js is what compiles the site; see that file.
    swcJsLoader: false,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    mdxCrossCompilerCache: true,
  },
} satisfies Config['future'];

const markdown = {
  // Generated API pages are plain Markdown (.md): types full of < and { are no JSX there.
  format: 'detect',
  preprocessor: ({fileContent}) => plainLines(fileContent),
  parseFrontMatter: withDates(__dirname, history, sourcesOf),
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
} satisfies Config['markdown'];

const {baseUrl} = deployment;

// Transforms are bound to their options here: options of a plugin are part of the configuration,
// and that is part of the browser's bundle.

const beforeDefaultRemarkPlugins = [parsedPage, ...beforeTheme, pictures] satisfies MDXPlugin[];

const remarkPlugins = [
  ...afterTheme,
  () => codeBlocks({linksIn: codeLinks({siteDir: __dirname, baseUrl, model})}),
  () => nameCards({baseUrl, cardOf: cardOf(model)}),
] satisfies MDXPlugin[];

const docs = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  lastVersion: 'current',
  versions: {current: {label: 'Next', path: ''}},
  editUrl,
  showLastUpdateTime,
  beforeDefaultRemarkPlugins,
  remarkPlugins,
} satisfies PresetOptions['docs'];

const sitemap = {
  lastmod: 'date',
  // Nobody reads them, and they would be made up.
  changefreq: null,
  priority: null,
  createSitemapItems: ({defaultCreateSitemapItems, siteConfig, routes}) =>
    defaultCreateSitemapItems({siteConfig, routes: datedRoutes(routes, dateOf)}),
} satisfies PresetOptions['sitemap'];

const preset = {
  docs,
  blog: false,
  pages: {beforeDefaultRemarkPlugins, remarkPlugins, editUrl, showLastUpdateTime},
  sitemap,
  theme: {
    // medium-zoom's own styles: its package says "no side effects", so an import would be dropped.
    // By relative path: options are part of the bundle, and every folder would build its own.
    customCss: [
      './node_modules/medium-zoom/dist/style.css',
      './src/css/custom.css',
      './src/css/print.css',
    ],
  },
} satisfies PresetOptions;

const idealImage = {
  // None between: a drawing resized to 960 pixels weighs more than the original of 1440.
  sizes: [480, 1440],
  adapter: pictureSizes,
  placeholder: true,
  placeholderSize: PREVIEW_WIDTH,
  quality: 82,
  // `npm start` shows the same pictures as the build.
  disableInDev: false,
} satisfies IdealImageOptions & {
  adapter: typeof pictureSizes;
  placeholder: boolean;
  placeholderSize: number;
};

const leanStylesOptions = {
  switchedOff: [
    // docs.sidebar.hideable
    ...['collapseSidebarButton', 'collapseSidebarButtonIcon', 'expandButton', 'expandButtonIcon'],
    ...['docSidebarContainerHidden', 'docItemWrapperEnhanced'],
    'sidebarHidden',
    // navbar.hideOnScroll
    ...['navbarHideable', 'navbarHidden', 'anchorWithHideOnScrollNavbar'],
    ...['footnoteRefHideOnScrollNavbar', 'sidebarWithHideableNavbar', 'sidebarLogo'],
    // navbar.style, footer.logo, footer links that are HTML, several locales
    ...['navbar--dark', 'navbar--primary', 'darkNavbarColorModeToggle'],
    ...['footer__logo', 'footerLogoLink', 'menuHtmlItem'],
    // tags, unversioned banners, paginated lists
    ...['tag', 'tagRegular', 'tagWithCount', 'tags', 'badge', 'badge--secondary', 'pagination'],
    // words of scripts that are no classes here
    ...['avatar', 'pills--block', 'tabs--block', 'col--offset-3', 'col--6'],
  ],
} satisfies LeanStylesOptions;

const browserLicencesOptions = {
  list: 'src/browserPackages.json',
  allowed: ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'],
  // The bundler's own code that loads chunks.
  runtimes: ['@rspack/core'],
} satisfies BrowserLicencesOptions;

const areas = {virtualStadium: 'Virtual Stadium', moderationUi: 'Moderation UI', api: 'API'};

const searchIndexOptions = {
  areas,
  known: {
    'site.title': site.title,
    'site.tagline': site.tagline,
    '<WidgetDrawing>': `${drawing.description} ${drawing.caption}`,
  },
  // They say in short what other pages say in full.
  weights: {'/': 0.5, '/markdown-page': 0.3},
} satisfies SearchIndexOptions;

const recentChangesOptions = {
  history,
  sourcesOf,
  areas,
  listed: 10,
  fed: 50,
} satisfies RecentChangesOptions;

const socialCardsOptions = {areas} satisfies SocialCardsOptions;

const finishedPagesOptions = {
  history,
  sourcesOf,
  areas,
  fallbackImage: 'img/social-card.png',
  switchedOff: leanStylesOptions.switchedOff,
} satisfies FinishedPagesOptions;

const markdownTwinsOptions = {
  areas,
  summary: site.tagline,
} satisfies MarkdownTwinsOptions;

const navbar = {
  title: site.title,
  logo: {
    alt: '',
    src: 'img/logo.svg',
    width: 32,
    height: 32,
  },
  items: [
    {type: 'docSidebar', sidebarId: 'virtualStadium', label: 'Virtual Stadium', position: 'left'},
    {type: 'docSidebar', sidebarId: 'moderationUi', label: 'Moderation UI', position: 'left'},
    {type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right', dropdownActiveClassDisabled: true},
    {type: 'localeDropdown', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

const footer = {
  style: 'dark',
  links: [
    {
      title: 'Virtual Stadium',
      items: [
        {label: 'Overview', to: '/docs/virtualStadium/overview'},
        {label: 'Web platform', to: '/web'},
        {label: 'Mobile', to: '/docs/mobileIntro'},
      ],
    },
    {
      title: 'Moderation UI',
      items: [
        {label: 'Overview', to: '/docs/moderationUi/overview'},
        {label: 'Set up step by step', to: '/docs/moderationUi/integrationTimeline/overview'},
      ],
    },
    {
      title: 'API',
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
      ],
    },
  ],
  copyright: escapeHtml(site.disclaimer),
} satisfies ThemeConfig['footer'];

const themeConfig = {
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    // This setting gives the toggle its third choice, "system". The first visit is light all
    // the same, whatever the system says: see src/docusaurus/first-paint.
    respectPrefersColorScheme: true,
  },
  announcementBar: announcementBar(site.announcement, deployment.baseUrl),
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
  navbar,
  footer,
  // The theme's default would be carried into the browser, where nothing highlights.
  prism: {theme: {plain: {}, styles: []}},
} satisfies ThemeConfig;

export default {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  ...deployment,
  trailingSlash: false,
  staticDirectories: ['static', downloads, openapi],
  // One inline script less on every page; a wrong base URL shows in the tests.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr'}},
  },
  future,
  markdown,
  presets: [['classic', preset]],
  plugins: [
    bundlerCache,
    (context) => apiReference(context, {...contract, editUrl}),
    contractDownloads,
    openapiDescription,
    ['@docusaurus/plugin-ideal-image', idealImage],
    scriptRecovery,
    firstPaint,
    noscriptStyles,
    nativeFocus,
    prerenderedCode,
    (context) => recentChanges(context, recentChangesOptions),
    () => leanStyles(leanStylesOptions),
    leanClientData,
    deferredStart,
    (context) => finishedPages(context, finishedPagesOptions),
    hostFiles,
    (context) => socialCards(context, socialCardsOptions),
    robots,
    sourceCheck,
    (context) => markdownTwins(context, markdownTwinsOptions),
    (context) => searchIndex(context, searchIndexOptions),
    earlierBuild,
    ({siteDir}) => browserLicences(siteDir, browserLicencesOptions),
  ],
  clientModules: [
    './src/client/plainAddress.ts',
    './src/client/imageZoom.ts',
    './src/client/nameCards.ts',
    './src/client/headingLinks.ts',
    './src/client/contentsList.ts',
    './src/client/docLayout.ts',
    './src/client/prefetch.ts',
    './src/client/pageChange.ts',
    './src/client/scrollable.ts',
  ],
  themeConfig,
} satisfies Config;
