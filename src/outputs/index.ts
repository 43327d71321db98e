import type {GeneratedFiles} from '../base/files';
import type {Site} from '../site-model/site';
import {cards} from './cards';
import {factFiles} from './facts';
import {feed} from './feed';
import {hostFiles} from './host';
import {openapi} from './openapi';
import {robots} from './robots';
import {symptoms} from './symptoms';
import {twins} from './twins';

/** What is made of the site in addition to its pages: files of the built site. */
export type Output = (site: Site) => GeneratedFiles | Promise<GeneratedFiles>;

/** Loaded where they are made: they need the compiler, and what did not change is kept. */
const downloads: Output = async (site) => (await import('./downloads')).downloads(site);

const standIn: Output = async (site) => (await import('./stand-in')).standIn(site);

/** What the development server has too. */
export const served: readonly Output[] = [downloads, standIn, openapi, factFiles];

/** What only a build has. */
export const built: readonly Output[] = [twins, symptoms, feed, robots, hostFiles];

/** The same, begun as soon as the site is read: other threads than that of the build make them. */
export const begun: readonly Output[] = [cards];
