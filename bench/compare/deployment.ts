/** What a reader loads again who comes back after a deployment that changed a sentence of another page. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {buildSite} from './build';
import {sum} from './numbers';
import {openBrowser, serve, type Certificate} from './server';
import type {Site} from './sites';
import type {Row} from './table';

const SENTENCE = '\nThis sentence came with the deployment.\n';

/** Scripts that a page asks for by itself, what is fetched ahead included, by name: text, compressed. */
async function scriptsOf({output, page: route}: Site, certificate: Certificate) {
  const server = await serve(output, certificate);
  const browser = await openBrowser(certificate);
  try {
    const page = await browser.newPage();
    const names = new Set<string>();
    page.on('request', (request) => names.add(new URL(request.url()).pathname));
    await page.goto(server.origin + route, {waitUntil: 'networkidle'});
    const scripts = [...names].filter((name) => /\.m?js$/.test(name));
    return new Map(
      scripts.map((name) => [name, zlib.gzipSync(fs.readFileSync(path.join(output, name)))]),
    );
  } finally {
    await browser.close();
    server.close();
  }
}

async function kBLoadedAgain(site: Site, certificate: Certificate): Promise<number> {
  await buildSite(site);
  const before = await scriptsOf(site, certificate);
  const text = fs.readFileSync(site.otherSource, 'utf8');
  fs.writeFileSync(site.otherSource, text + SENTENCE);
  try {
    await buildSite(site);
  } finally {
    fs.writeFileSync(site.otherSource, text);
  }
  const after = await scriptsOf(site, certificate);
  const again = [...after].filter(([name, script]) => !before.get(name)?.equals(script));
  return sum(again.map(([, script]) => script.length)) / 1_000;
}

/** Once: the same build gives the same figure. */
export async function deployment(sites: readonly Site[], certificate: Certificate): Promise<Row[]> {
  const values: Partial<Record<Site['id'], number>> = {};
  for (const site of sites) {
    console.error(`deployment: ${site.id}`);
    values[site.id] = await kBLoadedAgain(site, certificate);
  }
  return [{label: 'back after a deployment: scripts, kB', digits: 1, values}];
}
