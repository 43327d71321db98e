import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {posix} from '../../base/files';
import {sectionsOf, type Section} from '../../site-model/pages/sections';
import {writeCards} from './draw';
import {pageCards} from '../../site-model/pages/pageCards';

export interface SocialCardsOptions {
  /** Titles of the sidebars by their id. */
  readonly areas: Readonly<Record<string, string>>;
}

/**
 * `cards/x.png` for every page: the picture that a link to the page is shown with elsewhere. Drawn
 * at build time, and only what has not been drawn before: pictures are kept in node_modules/.cache.
 * What names them is the plugin page-head.
 */
export default function socialCards(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {areas}: SocialCardsOptions,
): Plugin {
  const {title, tagline} = siteConfig;
  let sections: Section[] = [];

  return {
    name: 'social-cards',

    allContentLoaded({allContent}) {
      sections = sectionsOf(allContent, siteDir, areas);
    },

    async postBuild({outDir}) {
      const pages = pageCards(sections, {title, tagline, baseUrl, outDir, areas});
      const cards = [...pages.values()].map(({page, ...card}) => ({
        ...card,
        source: posix(path.relative(siteDir, page.file)),
      }));
      const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
      const drawn = await writeCards({cards, folder: outDir, cache, siteDir});
      if (drawn > 0) {
        console.log(`[INFO] Social cards: ${drawn} of ${cards.length} drawn.`);
      }
    },
  };
}
