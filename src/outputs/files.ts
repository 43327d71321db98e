import type {Site} from '../site-model/site';

/** Content by path relative to the built site. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** What is made of the site in addition to its pages. */
export type Output = (site: Site) => Files | Promise<Files>;
