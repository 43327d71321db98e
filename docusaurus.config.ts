import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {readDeployment, readRepository} from './src/deployment';
import {datedRoutes, withDates} from './src/site-model/history/dates';
import {checkSettings} from './src/checks/checkSettings';
import {site} from './src/site';
import {plainLines} from './src/base/files';
import {contract} from './src/site-model/typedoc/contract';
import bundler from './src/docusaurus/bundler';
import earlierBuild from './src/docusaurus/earlier-build';
import {future} from './src/docusaurus/future';
import outputs, {staticDirectory} from './src/docusaurus/outputs';
import {idealImage} from './src/docusaurus/pictureSizes';
import earlyScripts from './src/docusaurus/early-scripts';
import browserLicences from './src/docusaurus/browser-licences';
import leanClientData from './src/docusaurus/lean-client-data';
import leanStyles from './src/docusaurus/lean-styles';
import finishedPages from './src/docusaurus/finished-pages';
import searchIndex from './src/docusaurus/search-index';
import readSite from './src/docusaurus/site';
import {checkReachingIn} from './src/docusaurus/reachingIn';
import readPage from './src/docusaurus/site/readPage';
import {running} from './src/site-model/current';
import {changedAt} from './src/site-model/site';
import {themeConfig} from './src/docusaurus/themeConfig';

/** Nothing is made of settings that are wrong. */
export default async function config(): Promise<Config> {
  await checkSettings(__dirname, process.env);
  checkReachingIn(__dirname);

  const deployment = readDeployment(process.env);
  const repository = readRepository(process.env, site.repository);
  const editUrl = repository ? `${repository}/edit/main/` : undefined;
  const dateOf = (file: string) => changedAt(running().site, file);
  // While developing, the theme calls every date a simulated one.
  const showLastUpdateTime = process.env.NODE_ENV === 'production';

  const markdown = {
    preprocessor: ({fileContent}) => plainLines(fileContent),
    parseFrontMatter: withDates(__dirname, dateOf),
    hooks: {
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'throw',
    },
  } satisfies Config['markdown'];

  /** Pages come from the site that was read and checked: no other transform is needed. */
  const beforeDefaultRemarkPlugins = [readPage];

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
    pages: {beforeDefaultRemarkPlugins, editUrl, showLastUpdateTime},
    sitemap,
    theme: {
      // medium-zoom's own styles: its package says "no side effects", so an import would be dropped.
      // By relative path: options are part of the bundle, and every folder would build its own.
      customCss: [
        './node_modules/medium-zoom/dist/style.css',
        './src/css/custom.css',
        './src/css/panes.css',
        './src/css/print.css',
      ],
    },
  } satisfies PresetOptions;

  return {
    title: site.title,
    tagline: site.tagline,
    titleDelimiter: '|',
    favicon: 'img/favicon.svg',
    ...deployment,
    trailingSlash: false,
    staticDirectories: ['static', staticDirectory],
    // One inline script less on every page; a wrong base URL shows in the tests.
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    i18n: {defaultLocale: 'en', locales: ['en']},
    future: future(deployment),
    markdown,
    presets: [['classic', preset]],
    plugins: [
      (context) => readSite(context, {...contract, editUrl}),
      ['@docusaurus/plugin-ideal-image', idealImage],
      earlyScripts,
      bundler,
      outputs,
      leanStyles,
      leanClientData,
      finishedPages,
      searchIndex,
      earlierBuild,
      ({siteDir}) => browserLicences(siteDir),
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
      './src/client/signature.ts',
      ...(site.feedback ? ['./src/client/feedback.ts'] : []),
    ],
    themeConfig: themeConfig(deployment.baseUrl),
  };
}
