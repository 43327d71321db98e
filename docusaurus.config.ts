import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {PluginOptions as IdealImageOptions} from '@docusaurus/plugin-ideal-image';
import {readDeployment} from './src/deployment';
import {site} from './src/site';
import {announcementBar} from './src/announcementBar';
import {codeTheme} from './src/codeTheme';
import apiReference, {type ApiReferenceOptions} from './src/plugins/api-reference';
import contractDownloads, {staticDirectory as downloads} from './src/plugins/contract-downloads';
import failedBuildCleanup from './src/plugins/failed-build-cleanup';
import firstPaint from './src/plugins/first-paint';
import bothUrlForms from './src/plugins/both-url-forms';
import noscriptStyles from './src/plugins/noscript-styles';
import sampleCheck from './src/plugins/sample-check';
import {getContractModel} from './src/contract-model';
import fields, {type FieldsOptions} from './src/remark/fields';
import pictures from './src/remark/pictures';

const deployment = readDeployment(process.env);

const future = {
  v4: {
    // ssgWorkerThreads needs it.
    removeLegacyPostBuildHeadAttribute: true,
  },
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
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
} satisfies Config['markdown'];

/** What pages are made of besides Markdown. `fields` first: what it puts in is page like the rest. */
const beforeDefaultRemarkPlugins = [
  [fields, {model: getContractModel} satisfies FieldsOptions],
  pictures,
] satisfies Extract<PresetOptions['docs'], object>['beforeDefaultRemarkPlugins'];

const docs = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  lastVersion: 'current',
  versions: {current: {label: 'Next', path: ''}},
  editUrl: site.repository ? `${site.repository}/edit/main/` : undefined,
  beforeDefaultRemarkPlugins,
} satisfies PresetOptions['docs'];

const preset = {
  docs,
  blog: false,
  pages: {beforeDefaultRemarkPlugins},
  theme: {
    // medium-zoom's own styles: its package says "no side effects", so an import would be dropped.
    customCss: [require.resolve('medium-zoom/dist/style.css'), './src/css/custom.css'],
  },
} satisfies PresetOptions;

const apiReferenceOptions = {
  entryPoint: 'src/contract/index.ts',
  modelEntryPoint: 'src/contract/integration.ts',
} satisfies ApiReferenceOptions;

const idealImage = {
  sizes: [480, 960, 1440],
  quality: 82,
  // `npm start` shows the same pictures as the build.
  disableInDev: false,
} satisfies IdealImageOptions;

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
        {label: 'Style sample', to: '/markdown-page'},
      ],
    },
  ],
  copyright: site.disclaimer,
} satisfies ThemeConfig['footer'];

const themeConfig = {
  image: 'img/social-card.png',
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    // This setting gives the toggle its third choice, "system". The first visit is light all
    // the same, whatever the system says: see src/plugins/first-paint.
    respectPrefersColorScheme: true,
  },
  announcementBar: announcementBar(site.announcement, deployment.baseUrl),
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
  navbar,
  footer,
  prism: {
    theme: codeTheme,
    darkTheme: codeTheme,
    additionalLanguages: ['bash', 'json', 'http', 'swift', 'kotlin', 'python', 'groovy'],
  },
} satisfies ThemeConfig;

export default {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  ...deployment,
  trailingSlash: false,
  staticDirectories: ['static', downloads],
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
    (context) => apiReference(context, apiReferenceOptions),
    contractDownloads,
    ['@docusaurus/plugin-ideal-image', idealImage],
    firstPaint,
    noscriptStyles,
    bothUrlForms,
    sampleCheck,
    failedBuildCleanup,
  ],
  clientModules: [
    './src/client/plainPath.ts',
    './src/client/recovery.ts',
    './src/client/imageZoom.ts',
  ],
  themeConfig,
} satisfies Config;
