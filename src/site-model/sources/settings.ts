import path from 'node:path';
import {readText} from '../../base/files';
import {hashOf} from '../../base/hashOf';
import {keep, recall} from '../../base/kept';
import type {Literal} from './literals';
import type {Source} from './sources';

export const SIDEBARS = 'sidebars.ts';

/** Files that name pages. */
const FILES = [SIDEBARS, 'docusaurus.config.ts', 'src/docusaurus/themeConfig.ts', 'src/site.ts'];

/** A file of TypeScript that names pages, with the texts in it. */
export interface Settings {
  readonly file: string;
  readonly literals: readonly Literal[];
}

/** Files that name pages, those written in React too. The compiler is loaded where they changed. */
export async function readSettings(
  siteDir: string,
  reactPages: readonly Source[],
): Promise<readonly Settings[]> {
  const read = (file: string) => ({file, text: readText(path.join(siteDir, file))});
  const texts = [...FILES.map(read), ...reactPages.map(({file, text}) => ({file, text}))];
  const code = readText(path.join(__dirname, 'literals.ts'));
  const place = {siteDir, name: 'settings', state: hashOf([texts, code])};
  const kept = recall<readonly Settings[]>(place);
  if (kept) {
    return kept;
  }
  const {literalsIn} = await import('./literals');
  return keep(
    place,
    texts.map(({file, text}) => ({file, literals: literalsIn(file, text)})),
  );
}
