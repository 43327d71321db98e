import {spawnSync} from 'node:child_process';
import type {GeneratedFiles} from '../base/files';
import {site as settings} from '../site';
import type {Place} from '../site-model/site';

/**
 * For hosts that send headers which a file names (Netlify, Cloudflare Pages): what the policy in
 * the pages cannot say. A host that was reached by https is to be reached by nothing else for a
 * year; its subdomains are not ours to promise for.
 */
export function headersFile(origin: string, baseUrl: string): string {
  return `${baseUrl}*
  Content-Security-Policy: frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: same-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
${origin.startsWith('https:') ? '  Strict-Transport-Security: max-age=31536000\n' : ''}`;
}

/**
 * The domain that GitHub Pages serves, where the site has one of its own. Under a sub-path the
 * domain belongs to another repository, and a file here would take it away.
 */
export function domainFile(origin: string, baseUrl: string): string | null {
  const domain = /^https:\/\/([^:]+\.[^:]+)$/.exec(origin)?.[1];
  const isOwn = domain && !domain.endsWith('.github.io') && baseUrl === '/';
  return isOwn ? `${domain}\n` : null;
}

/** Where RFC 9116 wants it: at the root of the host, which a site under a sub-path does not own. */
export const SECURITY_FILE = '.well-known/security.txt';

/** Less than a year, as the RFC recommends. */
const VALID_DAYS = 360;

/**
 * Whom to tell of security problems. It has to say until when that holds: for a year after the
 * commit that is deployed, since no build reads the clock. `null` where nobody is to be told by it,
 * or the commit's time is not known.
 */
export function securityFile(
  contact: string | null,
  committed: number | null,
  origin: string,
  baseUrl: string,
): string | null {
  if (contact === null || committed === null || baseUrl !== '/') {
    return null;
  }
  const expires = new Date(committed + VALID_DAYS * 24 * 60 * 60 * 1000);
  return `Contact: ${contact}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${origin}/${SECURITY_FILE}
`;
}

/** When the last commit of a folder was made, in milliseconds; `null` without git. */
export function commitTime(folder: string): number | null {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%ct', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout?.trim() ? Number(stdout) * 1000 : null;
}

/** `_headers`, `CNAME`, `.nojekyll` and `.well-known/security.txt`. */
export function hostFiles({siteDir, url, baseUrl}: Place): GeneratedFiles {
  const {contact} = settings.security;
  const files = {
    _headers: headersFile(url, baseUrl),
    // A branch that Pages serves goes through Jekyll, which drops files that begin with `_`.
    '.nojekyll': '',
    CNAME: domainFile(url, baseUrl),
    [SECURITY_FILE]: securityFile(contact, commitTime(siteDir), url, baseUrl),
  };
  return new Map(Object.entries(files).filter((it): it is [string, string] => it[1] !== null));
}
