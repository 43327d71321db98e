import fs from 'node:fs';
import path from 'node:path';
import {areas} from '../areas';
import {readText} from '../base/files';
import type {Problem} from '../base/problem';
import {docIdOf} from '../site-model/pages/sections';
import {isGenerated} from '../site-model/sources/sources';
import {hasReference, type Site} from '../site-model/site';
import {nearestAre, problemAt} from './check';

/** The specification's list of routes. A copy of the site without its tests has none. */
const ROUTES = 'tests/routes.txt';

/** The one doc that readers come to from every page and that no sidebar lists. */
const MAP = 'index';

function sidebarProblems({pages, sidebars}: Site): Problem[] {
  const listed = new Set([...sidebars.values()].flat());
  return [...pages.values()].flatMap(({file, route, unlisted}) => {
    const id = docIdOf(file);
    const isLost = id !== null && id !== MAP && route !== null && !unlisted && !listed.has(id);
    const message = 'No sidebar lists the page, so no reader comes to it.';
    const remedy = `add '${id}' to sidebars.ts where a reader would look for it, or write unlisted: true`;
    return problemAt(
      file,
      1,
      isLost && !isGenerated(file) && sidebars.size > 0 && [message, remedy],
    );
  });
}

function routeProblems(site: Site): Problem[] {
  const {siteDir, pages, contract, sources} = site;
  const list = path.join(siteDir, ROUTES);
  if (!fs.existsSync(list) || !hasReference(site)) {
    return [];
  }
  const lines = readText(list).split('\n');
  const written = lines.map((line) => line.replace(/(?!^)\/$/, ''));
  const own = [...pages.values(), ...sources.reactPages];
  const routes = own.flatMap(({route}) => route ?? []);
  const missing = own.flatMap(({file, route}) => {
    const declared = contract?.entries.find(({page}) => page === route)?.source;
    const isMissing = route !== null && !written.includes(route);
    const message = `The list of routes has no ${route}.`;
    const remedy = `add the line ${route} to ${ROUTES}: the site has just the routes listed there`;
    return problemAt(declared?.file ?? file, declared?.line ?? 1, isMissing && [message, remedy]);
  });
  const gone = written.flatMap((route, index) => {
    if (route === '' || routes.includes(route)) {
      return [];
    }
    const remedy = `correct the line, or remove it: ${nearestAre(route, routes)}`;
    return problemAt(ROUTES, index + 1, [`No page has the route ${route}.`, remedy]);
  });
  return [...missing, ...gone];
}

function titleProblems({sidebars}: Site): Problem[] {
  return [...sidebars.keys()].flatMap((id) => {
    const message = `The sidebar “${id}” has no title: the search and the list of pages show it.`;
    const remedy = `add ${id} and its title to src/areas.ts`;
    return problemAt('sidebars.ts', 1, !(id in areas) && [message, remedy]);
  });
}

/** Pages that are in no list, lists that name no page, and lists without a title. */
export function listProblems(site: Site): Problem[] {
  return [...sidebarProblems(site), ...titleProblems(site), ...routeProblems(site)];
}
