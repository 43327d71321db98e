import type {GeneratedFiles} from '../base/files';
import {onceFor} from '../base/onceFor';
import type {Site} from '../site-model/site';
import {cards} from './cards';
import {factFiles} from './facts';
import {feed} from './feed';
import {hostFiles} from './host';
import {openapi} from './openapi';
import {robots} from './robots';
import {scripts} from './scripts';
import {symptoms} from './symptoms';
import {twins} from './twins';

/** What is made of the site in addition to its pages: files of the built site. */
export type Output = (site: Site) => GeneratedFiles | Promise<GeneratedFiles>;

/** Loaded where they are made: they need the compiler, and what did not change is kept. */
const downloads = onceFor(async (site: Site) => (await import('./downloads')).downloads(site));

const standIn = onceFor(async (site: Site) => (await import('./stand-in')).standIn(site));

const typesPackage: Output = async (site) => {
  const made = [...(await downloads(site)), ...(await standIn(site))];
  return (await import('./package')).typesPackage(site, new Map(made));
};

/** What the development server has too. */
export const served: readonly Output[] = [
  downloads,
  standIn,
  typesPackage,
  scripts,
  openapi,
  factFiles,
];

/** What only a build has. */
export const built: readonly Output[] = [twins, scripts, symptoms, feed, robots, hostFiles];

/** The same, begun as soon as the site is read: other threads than that of the build make them. */
export const begun: readonly Output[] = [cards];
