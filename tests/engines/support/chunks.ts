/** The scripts of a page, by what its HTML asks for. */
import fs from 'node:fs';
import path from 'node:path';

const build = path.join(__dirname, '../../../build');

export const FROM = '/docs/virtualStadium/overview';
/** The one after it. */
export const NEXT = '/docs/virtualStadium/authentication';

function scriptsOf(route: string): readonly string[] {
  const html = fs.readFileSync(path.join(build, `${route}.html`), 'utf8');
  return [...html.matchAll(/assets\/js\/([\w~.-]+\.js)/g)].map(([, file = '']) => file);
}

/** Names of the files that the one page needs and the other does not. */
export function onlyOf(route: string, other: string): ReadonlySet<string> {
  const shared = new Set(scriptsOf(other));
  const own = new Set(scriptsOf(route).filter((file) => !shared.has(file)));
  if (own.size === 0) {
    throw new Error(`${route} has no script of its own next to ${other}.`);
  }
  return own;
}
