import type {GeneratedFiles} from '../base/files';
import {onceFor} from '../base/onceFor';
import type {Site} from '../site-model/site';
import {agents} from './agents';
import {cards} from './cards';
import {changeFiles} from './changes';
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

/** What readers take along is put together of these. */
const made = onceFor(
  async (site: Site) => new Map([...(await downloads(site)), ...(await standIn(site))]),
);

const typesPackage: Output = async (site) =>
  (await import('./package')).typesPackage(site, await made(site));

const projects: Output = async (site) =>
  (await import('./projects')).projects(site, await made(site));

/** What the development server has too. */
export const served: readonly Output[] = [
  downloads,
  standIn,
  typesPackage,
  scripts,
  projects,
  openapi,
  factFiles,
];

/** What only a build has. */
export const built: readonly Output[] = [
  twins,
  agents,
  scripts,
  symptoms,
  feed,
  changeFiles,
  robots,
  hostFiles,
];

/** The same, begun as soon as the site is read: other threads than that of the build make them. */
export const begun: readonly Output[] = [cards];
