import type {Problem} from '../base/problem';
import {nearest} from '../site-model/contract/resolveName';
import type {Site} from '../site-model/site';
import type {Literal} from '../site-model/sources/literals';
import {SIDEBARS} from '../site-model/sources/settings';
import {docIds, nearestAre, problemAt, type Finding} from './check';
import {linkFinding} from './links';

/** What a literal names that is not there, if anything. */
function findingOf({name, value}: Literal, file: string, site: Site): Finding | null {
  const isInSidebar = file === SIDEBARS && (name === null || name === 'id');
  if ((isInSidebar && !value.startsWith('api/')) || name === 'docId') {
    const ids = docIds(site);
    return ids.has(value) ? null : [`There is no doc “${value}”.`, nearestAre(value, ids)];
  }
  const sidebars = [...site.sidebars.keys()];
  if (name === 'sidebarId' && sidebars.length && !sidebars.includes(value)) {
    const remedy = `write one of ${nearest(value, sidebars).join(', ')}, which ${SIDEBARS} exports`;
    return [`There is no sidebar “${value}”.`, remedy];
  }
  const isLink = (name === 'to' || name === 'href') && value.startsWith('/');
  return isLink ? linkFinding(value, file, site) : null;
}

/** Ids and links in the configuration and in pages written in React. */
export function settingProblems(site: Site): Problem[] {
  return site.settings.flatMap(({file, literals}) =>
    literals.flatMap((it) => problemAt(file, it.line, findingOf(it, file, site))),
  );
}
