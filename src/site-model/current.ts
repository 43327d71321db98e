import type {Root} from 'mdast';
import {keep, recall} from '../base/kept';
import type {Site} from './site';

/** The site as it is now, for what Docusaurus calls and gives nothing to. */
interface Running {
  readonly site: Site;
  /** Of all code and of what is installed, at the start. */
  readonly state: string;
  /** Of everything that a build is made of; `null` in `npm start`, where that changes. */
  readonly whole: string | null;
  /**
   * The tree of a page, to be compiled.
   * @param file - absolute
   * @param text - as Docusaurus has prepared it for the parser
   */
  readonly treeOf: (file: string, text: string) => Promise<Root>;
}

/**
 * The one thing that hangs on the process: when the configuration changes, Docusaurus loads all of
 * this again, and goes on compiling pages with what was loaded before.
 */
const key = Symbol.for('virtual-stadium-docs.site');

const store = globalThis as {[key]?: Running};

export function setRunning(running: Running): void {
  store[key] = running;
}

export function running(): Running {
  const found = store[key];
  if (!found) {
    throw new Error(
      'The site is asked for before it is read. Remedy: src/docusaurus/site must be among the plugins, and what asks must not run while the configuration is loaded.',
    );
  }
  return found;
}

/**
 * What is made of the running site. A build of which nothing has changed finds what the last one made.
 * @param name - the folder of what is kept
 */
export async function madeOfSite<T>(
  name: string,
  make: (site: Site) => T | Promise<T>,
): Promise<T> {
  const {site, whole} = running();
  if (whole === null) {
    return make(site);
  }
  const place = {siteDir: site.siteDir, name, state: whole};
  return recall<T>(place) ?? keep(place, await make(site));
}
