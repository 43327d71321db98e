import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {domainFile, headersFile} from './files';

/** `_headers`, `CNAME` and `.nojekyll`. */
export default function hostFiles({siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  return {
    name: 'host-files',
    postBuild({outDir}) {
      const write = (name: string, content: string) =>
        fs.writeFileSync(path.join(outDir, name), content);
      write('_headers', headersFile(url, baseUrl));
      // A branch that Pages serves goes through Jekyll, which drops files that begin with `_`.
      write('.nojekyll', '');
      const domain = domainFile(url, baseUrl);
      if (domain) {
        write('CNAME', domain);
      }
    },
  };
}
