import fs from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

function canonicalIn(node: Node): string | undefined {
  if ('attrs' in node && node.tagName === 'link') {
    const attributes = new Map(node.attrs.map(({name, value}) => [name, value]));
    if (attributes.get('rel') === 'canonical') {
      return attributes.get('href');
    }
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = canonicalIn(child);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/**
 * The base URL that a build was made for: the path of the address that its start page says it has.
 * @param wanted - the base URL that the environment names, if it names one
 */
export function builtBase(folder: string, wanted?: string): string {
  const file = path.join(folder, 'index.html');
  if (!fs.existsSync(file)) {
    throw new Error(`There is no build in ${folder}. Run "npm run build" first.`);
  }
  const address = canonicalIn(parse(fs.readFileSync(file, 'utf8')));
  if (!address) {
    throw new Error(`${file} does not say at which address it is. Remedy: npm run build.`);
  }
  const base = new URL(address).pathname;
  if (wanted && wanted !== base) {
    throw new Error(
      `BASE_URL is "${wanted}", and the site in ${folder} was built for "${base}". Remedy: leave BASE_URL out, or build again with it.`,
    );
  }
  return base;
}
