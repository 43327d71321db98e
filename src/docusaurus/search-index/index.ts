import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../base/files';
import {getContractModel} from '../../site-model/contract';
import {glossaryTerms} from '../../facts/glossary';
import {recentChangesKnown} from '../../site-model/history/current';
import type {SearchSection} from '../../search/data';
import {answeredWhenAsked} from '../devServer';
import {sectionsOf, type Page} from '../../site-model/pages/sections';
import {pageTree} from '../markdown-twins/twin';
import {searchData} from './build';
import {markdownIn, textOfReactPage, titleOfReactPage} from './reactPage';
import {sectionsIn} from './sections';

export interface SearchIndexOptions {
  /** Titles of the sidebars by their id. */
  readonly areas: Readonly<Record<string, string>>;
  /** What pages written in React take from elsewhere, by the expression that they write. */
  readonly known: Readonly<Record<string, string>>;
  /** How much the hits of a page count, by its path without base URL; else 1. */
  readonly weights: Readonly<Record<string, number>>;
}

interface Read {
  readonly title: string;
  readonly sections: Sections;
}

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

function remembered<T>(make: () => T): () => T {
  let made: {readonly value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

type Sections = readonly Omit<SearchSection, 'page'>[];

/**
 * The index of the search, from the sources of the pages before they are compiled: the bundler
 * copies it under a name with its hash, and the dialog knows the name. So it belongs to the very
 * build that asks for it. The development server makes it when it is asked for it: reading all pages
 * takes longer than showing one.
 */
export default function searchIndex(
  {siteDir, baseUrl}: LoadContext,
  {areas, known, weights}: SearchIndexOptions,
): Plugin {
  const developing = process.env.NODE_ENV === 'development';
  let unread: {page: Page; error: unknown}[] = [];
  let make: (() => string) | undefined;

  const sectionsOfFile = (file: string, source: string) =>
    sectionsIn(pageTree({file, source}, siteDir).tree);

  function readMarkdown({file, title}: Page, source: string): Read {
    return {title, sections: sectionsOfFile(file, source)};
  }

  function readReact(file: string, source: string): Read {
    const within = markdownIn(source).flatMap((relative) => {
      const markdown = path.join(path.dirname(file), relative);
      return sectionsOfFile(markdown, readText(markdown));
    });
    const lines = [...textOfReactPage(source, known), ...within.map(({text}) => text)];
    const code = within.map((section) => section.code).join('\n');
    const section = {heading: '', anchor: '', text: lines.filter(Boolean).join('\n'), code};
    return {title: titleOfReactPage(source), sections: [section]};
  }

  function read(page: Page): Read {
    const source = readText(page.file);
    return page.isReact ? readReact(page.file, source) : readMarkdown(page, source);
  }

  function indexOf(allContent: AllContent): string {
    unread = [];
    const pages = sectionsOf(allContent, siteDir, areas).flatMap(({title: area, pages: listed}) =>
      listed.flatMap((page) => {
        try {
          const route = `/${page.permalink.slice(baseUrl.length).replace(/\/$/, '')}`;
          return [{path: route, alsoTitled: route, area, weight: weights[route], ...read(page)}];
        } catch (error) {
          // The compiler is about to report this, together with whatever else is wrong.
          unread.push({page, error});
          return [];
        }
      }),
    );
    return JSON.stringify(searchData({pages, model: getContractModel(), glossary: glossaryTerms}));
  }

  return {
    name: 'search-index',

    async allContentLoaded({allContent, actions}) {
      await recentChangesKnown();
      make = remembered(() => indexOf(allContent));
      await actions.createData('index.json', developing ? '{}' : make());
    },

    configureWebpack: (_config, isServer) => ({
      ...(developing &&
        answeredWhenAsked('search-index', {
          type: 'application/json',
          answer: (pathname) =>
            pathname.startsWith(`${baseUrl}assets/search/`) ? (make?.() ?? null) : null,
        })),
      module: {
        rules: [
          {
            test: /[\\/]search-index[\\/]default[\\/]index\.json$/,
            type: 'asset/resource',
            generator: {
              filename: 'assets/search/[name].[contenthash:8][ext]',
              emit: !isServer,
            },
          },
        ],
      },
    }),

    postBuild() {
      const [first] = unread;
      if (first) {
        throw new Error(
          `${first.page.file}: the page compiles, but could not be read for the search index. Remedy: see the cause.`,
          {cause: first.error},
        );
      }
    },
  };
}
