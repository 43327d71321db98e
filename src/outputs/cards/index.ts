import path from 'node:path';
import type {Site} from '../../site-model/site';
import type {Files} from '../files';
import {cardsOf} from './cards';
import {drawCards} from './draw';

/** `cards/x.png` for every page: the picture that a link to the page is shown with elsewhere. */
export function cards(site: Site): Promise<Files> {
  const {siteDir} = site;
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  return drawCards([...cardsOf(site).values()], {cache, siteDir});
}
