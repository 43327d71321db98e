import fs from 'node:fs';
import path from 'node:path';
import {nearest} from '../site-model/contract/resolveName';
import {nearestIds} from './frontMatter';
import {linkSlip, type Targets} from './links';
import {defaultExportKeys, literalsIn} from './literals';
import type {Problem} from '../base/problem';
import type {SiteSources} from './site';

/** Ids and links that stand in the configuration and in pages written in React. */
export function settingProblems(
  {siteDir, reactPages}: SiteSources,
  targets: Targets,
  docIds: ReadonlySet<string>,
): Problem[] {
  const read = (file: string) => ({
    file,
    text: fs.readFileSync(path.join(siteDir, file), 'utf8'),
  });
  const sidebars = read('sidebars.ts');
  const config = read('docusaurus.config.ts');
  const sidebarIds = defaultExportKeys(sidebars.file, sidebars.text);

  const ids = literalsIn(sidebars.file, sidebars.text).flatMap(({name, value, line}): Problem[] =>
    (name === null || name === 'id') && !docIds.has(value) && !value.startsWith('api/')
      ? [
          {
            file: sidebars.file,
            line,
            message: `There is no doc “${value}”.`,
            remedy: `the nearest are ${nearestIds(value, docIds)}`,
          },
        ]
      : [],
  );
  const items = literalsIn(config.file, config.text).flatMap(({name, value, line}): Problem[] => {
    const {file} = config;
    if (name === 'sidebarId' && !sidebarIds.includes(value)) {
      const remedy = `write one of ${nearest(value, sidebarIds).join(', ')}, which sidebars.ts exports`;
      return [{file, line, message: `There is no sidebar “${value}”.`, remedy}];
    }
    if (name === 'docId' && !docIds.has(value)) {
      const remedy = `the nearest are ${nearestIds(value, docIds)}`;
      return [{file, line, message: `There is no doc “${value}”.`, remedy}];
    }
    return [];
  });
  const links = [config, read('src/site.ts'), ...reactPages].flatMap(({file, text}) =>
    literalsIn(file, text).flatMap(({name, value, line}): Problem[] => {
      const isLink = (name === 'to' || name === 'href') && value.startsWith('/');
      const slip = isLink ? linkSlip(value, file, targets) : null;
      return slip ? [{file, line, ...slip}] : [];
    }),
  );
  return [...ids, ...items, ...links];
}
