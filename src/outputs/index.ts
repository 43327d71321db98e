import type {GeneratedFiles} from '../base/files';
import type {Site} from '../site-model/site';
import {cards} from './cards';
import {downloads} from './downloads';
import {feed} from './feed';
import {hostFiles} from './host';
import {openapi} from './openapi';
import {robots} from './robots';
import {twins} from './twins';

/** What is made of the site in addition to its pages: files of the built site. */
export type Output = (site: Site) => GeneratedFiles | Promise<GeneratedFiles>;

/** What the development server has too. */
export const served: readonly Output[] = [downloads, openapi];

/** What only a build has. */
export const built: readonly Output[] = [twins, feed, robots, hostFiles, cards];
