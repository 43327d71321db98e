import {spawnSync} from 'node:child_process';
import {site as settings} from '../../site';
import type {Place} from '../../site-model/site';
import type {Files} from '../files';
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
export function hostFiles({siteDir, url, baseUrl}: Place): Files {
  const {contact} = settings.security;
  const files: readonly (readonly [string, string | null])[] = [
    ['_headers', headersFile(url, baseUrl)],
    // A branch that Pages serves goes through Jekyll, which drops files that begin with `_`.
    ['.nojekyll', ''],
    ['CNAME', domainFile(url, baseUrl)],
    [SECURITY_FILE, securityFile(contact, commitTime(siteDir), url, baseUrl)],
  ];
  return new Map(files.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
}
