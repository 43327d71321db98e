import {cards} from './cards';
import {downloads} from './downloads';
import {feed} from './feed';
import type {Output} from './files';
import {hostFiles} from './host';
import {openapi} from './openapi';
import {robots} from './robots';
import {twins} from './twins';

/** What the development server has too. */
export const served: readonly Output[] = [downloads, openapi];

/** What only a build has. */
export const built: readonly Output[] = [twins, feed, robots, hostFiles, cards];
