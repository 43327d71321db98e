import path from 'node:path';
import type {Root} from 'mdast';
import {posix} from '../../base/files';
import {problemsError} from '../../base/problem';
import {prepared} from '../../site-model/markdown/parse';
import {shownTree} from '../../site-model/shownTree';
import {readSource} from '../../site-model/sources/sources';
import {withPage} from '../../site-model/readSite';
import type {FenceReferences} from '../../site-model/samples/references';
import type {Site} from '../../site-model/site';

interface Reader {
  readonly current: () => Site;
  /** Takes a site in which a page was read again; `null` in a build, where none may be. */
  readonly replace: ((site: Site) => void) | null;
  readonly referencesIn: (file: string) => Promise<readonly FenceReferences[]>;
}

/**
 * Gives Docusaurus the tree of a page. In a build, a page that is not the very text that was checked
 * stops it: what no check has seen could be a program. The development server reads it again.
 */
export function treeReader({current, replace, referencesIn}: Reader) {
  return async (absolute: string, text: string): Promise<Root> => {
    const {siteDir} = current();
    const file = posix(path.relative(siteDir, absolute));
    const known = () => {
      const page = current().pages.get(file);
      return page && prepared(page.text) === text ? page : null;
    };
    if (!known() && replace) {
      replace(withPage(current(), readSource(siteDir, file)));
    }
    const page = known();
    const site = current();
    const {contract} = site;
    if (!page || !contract) {
      throw new Error(
        `${file}: what is compiled is not what was checked. Remedy: compare prepared() in src/site-model/markdown/parse.ts with Docusaurus's own preprocessor.`,
      );
    }
    const {tree, problems} = page;
    if (!tree || problems.length) {
      throw problemsError(problems, 'in this page');
    }
    return shownTree({...page, tree}, {...site, contract}, await referencesIn(file));
  };
}
