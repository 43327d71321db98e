import {hashOf} from '../base/hashOf';
import {readFacts} from '../facts';
import {areas} from '../areas';
import {withOwnNames} from '../ownNames';
import {readProjects} from './sources/projects';
import {readSettings} from './sources/settings';
import {isGenerated, readSources, type Source} from './sources/sources';
import {readContractSources} from './fences/fences';
import {readCommit} from './history/commit';
import {readHistory} from './history/git';
import {pageSources} from './history/pageSources';
import {latestByPage, pageChanges} from './history/recentChanges';
import {readDescription} from './openapi/description';
import {descriptionProblems} from './openapi/problems';
import {headOf, readPage, writtenIn, type Head, type Page} from './pages/page';
import {readSidebars, sectionsOf} from './pages/sections';
import {contractNews, datesOf, withChangeDates} from './report/news';
import {readRecord} from './report/record';
import {addressOf, type ContractOutcome, type Place, type Site} from './site';
import {givenHashes, type Given} from './transforms/contents';

/** How many pages `<RecentChanges />` lists. */
export const LISTED = 10;

/** Pages as they were read, each with the state of what was put into it. */
export type KnownPages = Pick<Site, 'pages'> & Partial<Pick<Site, 'history' | 'commit'>>;

/**
 * Reads the site: contract, facts, history and every page, each once. What has not changed since
 * `before` is taken from there.
 */
export async function readSite(
  place: Place,
  reading: ContractOutcome | Promise<ContractOutcome>,
  before: KnownPages | null = null,
): Promise<Site> {
  const {siteDir} = place;
  const seen = new Map<string, Head>(before?.pages);
  const headIn = (source: Source): Head => {
    const known = seen.get(source.file);
    const head = known?.text === source.text ? known : headOf(source);
    seen.set(source.file, head);
    return head;
  };
  // The contract is read in a thread: meanwhile, pages are parsed in this one.
  readSources(siteDir)
    .pages.filter(({file}) => !isGenerated(file))
    .map(headIn)
    .filter((head) => head !== before?.pages.get(head.file))
    .forEach(writtenIn);
  const history = before?.history ?? readHistory(siteDir);
  const {facts, problems: inFacts} = withOwnNames(readFacts(siteDir));
  const wrong = descriptionProblems(siteDir);
  const description = wrong.length ? null : readDescription(siteDir);
  const {contract: read, schemas, problems, incomplete = []} = await reading;
  const record = readRecord(siteDir);
  const contract = read && withChangeDates(read, record);
  const sources = readSources(siteDir);
  const sidebars = await readSidebars(siteDir).catch((error: unknown) => {
    if (problems.length) {
      // Those of the reference are written when the contract has no mistake.
      return new Map<string, readonly string[]>();
    }
    throw error;
  });

  const heads = sources.pages.map(headIn);
  const listed = sectionsOf(heads, sidebars, areas).flatMap(({pages}) => pages);
  const ofPages = pageChanges(
    [...new Set(listed)].map((head) => ({
      title: head.title,
      description: head.description,
      route: head.route ?? '',
      sources: pageSources(head, contract),
    })),
    history,
  );
  const changes = [...contractNews(record), ...ofPages].sort((a, b) => b.day.localeCompare(a.day));
  const given: Given = {
    contract,
    description,
    facts,
    titles: Object.fromEntries(heads.flatMap(({route, title}) => (route ? [[route, title]] : []))),
    changes: history.known || changes.length ? latestByPage(changes, LISTED) : null,
    dates: datesOf(record),
    projects: withOwnNames(readProjects(siteDir)),
    address: addressOf(place, '/'),
  };
  const hashIn = givenHashes(given);
  const pages = new Map(
    heads.map((head) => {
      const known = before?.pages.get(head.file);
      const isKnown = known?.text === head.text && known.givenHash === hashIn(head.text);
      return [head.file, isKnown ? known : readPage(head, siteDir, given, hashIn(head.text))];
    }),
  );
  const samples = readContractSources(siteDir);
  const fences = [...pages].map(([file, page]) => [file, page.fences] as const);
  return {
    ...place,
    contract,
    schemas,
    facts,
    description,
    history,
    changes,
    record,
    // Asked once, as the history is: git takes longer for it than an edited page takes.
    commit: before?.commit === undefined ? readCommit(siteDir, process.env) : before.commit,
    sources,
    sidebars,
    settings: await readSettings(siteDir, sources.reactPages),
    pages,
    sections: sectionsOf([...pages.values()], sidebars, areas),
    given,
    givenHash: hashOf(given),
    namesHash: hashOf([contract, facts.glossary]),
    samples: {contract: samples.contract, fences: new Map([...samples.fences, ...fences])},
    incomplete,
    problems: [...problems, ...wrong, ...inFacts],
  };
}

/** The site with one page as it is on the disk now: what else has changed is read in its own time. */
export function withPage(site: Site, source: Source): Site {
  const {given, siteDir, sidebars} = site;
  const page = readPage(headOf(source), siteDir, given, givenHashes(given)(source.text));
  const {file} = page;
  const fences = new Map(site.samples.fences).set(file, page.fences);
  const pages = new Map(site.pages).set(file, page);
  return {
    ...site,
    pages,
    sections: sectionsOf([...pages.values()], sidebars, areas),
    samples: {...site.samples, fences},
  };
}

/** Tells one state of what a page shows from another: its tree, and what is linked from its code. */
export function shownHash({treeHash}: Page, {namesHash}: Site): string {
  return hashOf([treeHash, namesHash]);
}
