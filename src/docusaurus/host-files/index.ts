import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../site';
import {SECURITY_FILE, domainFile, headersFile, securityFile} from './files';

/** When the last commit of a folder was made, in milliseconds; `null` without git. */
export function commitTime(folder: string): number | null {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%ct', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout?.trim() ? Number(stdout) * 1000 : null;
}

/** `_headers`, `CNAME`, `.nojekyll` and `.well-known/security.txt`. */
export default function hostFiles({siteDir, siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  return {
    name: 'host-files',
    postBuild({outDir}) {
      const write = (name: string, content: string | null) => {
        if (content !== null) {
          fs.mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
          fs.writeFileSync(path.join(outDir, name), content);
        }
      };
      write('_headers', headersFile(url, baseUrl));
      // A branch that Pages serves goes through Jekyll, which drops files that begin with `_`.
      write('.nojekyll', '');
      write('CNAME', domainFile(url, baseUrl));
      write(SECURITY_FILE, securityFile(site.security.contact, commitTime(siteDir), url, baseUrl));
    },
  };
}
