import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles, type GeneratedFiles} from '../base/files';
import {site as settings} from '../site';
import {addressOf, type Site} from '../site-model/site';
import {contractOf} from './stamp';

/**
 * `/downloads.json`: what readers take along, with what tells whether it is what was made here.
 * @param folder - where the files are
 */
export function downloadList(site: Site, folder: string): GeneratedFiles {
  const downloads = listFiles(folder)
    .sort()
    .map((file) => {
      const content = fs.readFileSync(path.join(folder, file));
      return {
        url: addressOf(site, `/${file}`),
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      };
    });
  const said = {
    commit: site.commit ?? null,
    contract: contractOf(site),
    terms: settings.downloadTerms ?? null,
    downloads,
  };
  return new Map([['downloads.json', `${JSON.stringify(said, null, 2)}\n`]]);
}
