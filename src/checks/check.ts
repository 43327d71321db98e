import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {knownContractModel} from '../site-model/contract/current';
import {parsePage} from '../site-model/markdown/parse';
import {headingIds} from '../site-model/markdown/headingIds';
import {needContract, needDescription} from '../site-model/transforms/contents';
import {LINK_REMEDY, mayLinkTo} from '../base/addresses';
import {descriptionProblems} from './description';
import {elementProblems} from './elements';
import {fileProblems} from './files';
import {frontMatterProblems} from './frontMatter';
import {headingProblems, idsOf} from './headings';
import {linkSlip, writtenLinks, type Targets, type WrittenLink} from './links';
import {markupProblem} from '../site-model/markdown/markup';
import {pictureProblems} from './pictures';
import type {Problem} from '../base/problem';
import {settingProblems} from './settings';
import {GENERATED, readSources, type SiteSources, type Source} from './site';
import {transformed} from './transforms';
import {wrappedProblems} from './wrapped';

interface ReadPage {
  readonly problems: readonly Problem[];
  readonly links: readonly WrittenLink[];
  readonly ids: ReadonlySet<string> | null;
}

interface Known {
  readonly siteDir: string;
  readonly hasContract: boolean;
  readonly hasDescription: boolean;
}

const isEmpty = ({children}: Root) =>
  children.every(({type}) => ['yaml', 'mdxjsEsm', 'heading'].includes(type));

const known = new Map<string, {text: string; model: unknown; page: ReadPage}>();

/** Read once for each state of the page and of the contract. */
function readPage(source: Source, site: Known): ReadPage {
  const model = site.hasContract && knownContractModel();
  const file = path.join(site.siteDir, source.file);
  const before = known.get(file);
  if (site.hasDescription && before?.text === source.text && before.model === model) {
    return before.page;
  }
  const page = checkPage(source, site);
  known.set(file, {text: source.text, model, page});
  return page;
}

function checkPage({file, text, route}: Source, site: Known): ReadPage {
  const {siteDir, hasContract, hasDescription} = site;
  let tree: Root;
  try {
    tree = structuredClone(parsePage(path.join(siteDir, file), text));
  } catch (error) {
    const problems = [...wrappedProblems(file, text), markupProblem(file, error)];
    return {problems, links: [], ids: null};
  }
  const empty = isEmpty(tree) && route !== null;
  const nothing: Problem = {
    file,
    line: 1,
    message: 'The page says nothing.',
    remedy: 'write it, or remove the file',
  };
  const elements = elementProblems(file, tree, siteDir);
  const links = writtenLinks(tree);
  const vfile = new VFile({path: path.join(siteDir, file), cwd: siteDir, value: text});
  const transforms = transformed(tree, vfile, {
    file,
    leftOut: [...(hasContract ? [] : needContract), ...(hasDescription ? [] : [needDescription])],
  });
  const putIn = writtenLinks(tree)
    .filter(({url}) => !mayLinkTo(url) && !links.some((it) => it.url === url))
    .map(({url, line}) => ({
      file,
      line,
      message: `What is put into the page links to "${url}".`,
      remedy: `correct it where it is written, in the contract or the glossary: ${LINK_REMEDY}`,
    }));
  const ids = idsOf(tree);
  const headings = headingProblems(file, tree, ids);
  return {
    problems: [
      ...(empty ? [nothing] : []),
      ...wrappedProblems(file, text),
      ...elements,
      ...transforms,
      ...putIn,
      ...headings,
    ],
    links,
    // What was left out would have brought some more.
    ids:
      (!hasContract && text.includes('<Fields')) || (!hasDescription && text.includes('<Endpoint'))
        ? null
        : new Set(ids.keys()),
  };
}

/** Of a page of the generated reference. */
function referenceIds(siteDir: string, route: string): ReadonlySet<string> | null {
  const file = path.join(siteDir, `${route === '/docs/api' ? '/docs/api/index' : route}.md`);
  if (!fs.existsSync(file)) {
    return null;
  }
  const text = fs.readFileSync(file, 'utf8');
  const tree = structuredClone(parsePage(file, text));
  headingIds(tree);
  const written = [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? '');
  return new Set([...idsOf(tree).keys(), ...written]);
}

function targetsOf(
  {siteDir, files, reactPages}: SiteSources,
  read: ReadonlyMap<Source, ReadPage>,
  hasContract: boolean,
): Targets {
  const ids = new Map<string, ReadonlySet<string> | null>();
  for (const {route} of reactPages) {
    ids.set(route ?? '', null);
  }
  for (const [{route}, page] of read) {
    if (route !== null && !ids.has(route)) {
      ids.set(route, page.ids);
    }
  }
  const entries = knownContractModel()?.entries ?? [];
  const reference = new Set(['/docs/api', ...entries.flatMap(({page}) => page ?? [])]);
  return {
    siteDir,
    files,
    routes: new Set([...ids.keys(), ...reference]),
    idsOf: (route) =>
      (reference.has(route) ? referenceIds(siteDir, route) : ids.get(route)) ?? null,
    hasReference: hasContract,
  };
}

/**
 * Everything that is wrong with what the site is written in, samples apart: pages, the description
 * of the REST API, ids and links in the configuration.
 * @param compiles - whether the contract does; without it, what stands on it is not looked at
 */
export function checkPages(siteDir: string, compiles: boolean): Problem[] {
  const hasContract = compiles && knownContractModel() !== null;
  const description = descriptionProblems(siteDir);
  const site = {siteDir, hasContract, hasDescription: description.length === 0};
  const sources = readSources(siteDir);
  const {pages} = sources;
  const docIds = new Set([
    `${GENERATED.slice('docs/'.length)}index`,
    ...pages
      .filter(({file, route}) => file.startsWith('docs/') && route !== null)
      .map(({file}) => file.slice('docs/'.length, -'.mdx'.length)),
  ]);
  const read = new Map(pages.map((page) => [page, readPage(page, site)]));
  const targets = targetsOf(sources, read, hasContract);
  const links = [...read].flatMap(([{file}, page]) =>
    page.links.flatMap(({url, line}): Problem[] => {
      const slip = linkSlip(url, file, targets);
      return slip ? [{file, line, ...slip}] : [];
    }),
  );
  return [
    ...fileProblems(sources),
    ...pictureProblems(sources),
    ...pages.flatMap((page) => frontMatterProblems(page, docIds)),
    ...[...read.values()].flatMap(({problems}) => problems),
    ...links,
    ...settingProblems(sources, targets, docIds),
    ...description,
  ];
}
