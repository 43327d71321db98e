import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../src/plugins/api-reference/files';
import {eachOf} from './get';

/** Lists the assets of a deployment for the next one: its own, not those that it kept. */
const LIST = 'assets/list.json';

/** Files below `assets` by path, with the hash of what they hold. */
type AssetList = Readonly<Record<string, string>>;

const NAME = /^assets\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/;

const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

function ownAssets(build: string): AssetList {
  const files = listFiles(path.join(build, 'assets')).map((file) => `assets/${file}`);
  return Object.fromEntries(
    files
      .filter((file) => file !== LIST)
      .sort()
      .map((file) => [file, hash(fs.readFileSync(path.join(build, file)))]),
  );
}

async function download(url: URL): Promise<Uint8Array> {
  const response = await fetch(url, {signal: AbortSignal.timeout(60_000)});
  if (!response.ok) {
    throw new Error(`${url.href} answers ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Puts beside a build the assets of the site as it is live, so that pages which readers have open
 * still find their parts after the deployment; and leaves a list of the build's own for the next
 * time. Answers the files that it added. A file that is not what the list says is an error.
 */
export async function keepPreviousAssets(build: string, live: string): Promise<string[]> {
  const own = ownAssets(build);
  // Written first: it is right whatever comes of the rest.
  fs.writeFileSync(path.join(build, LIST), JSON.stringify(own));
  const site = new URL(live.endsWith('/') ? live : `${live}/`);
  const list = JSON.parse(Buffer.from(await download(new URL(LIST, site))).toString()) as AssetList;
  const wanted = Object.keys(list).filter((file) => NAME.test(file) && !(file in own));
  await eachOf(wanted, async (file) => {
    const content = await download(new URL(file, site));
    if (hash(content) !== list[file]) {
      throw new Error(`${file} is not what the list of the live site says`);
    }
    fs.mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    fs.writeFileSync(path.join(build, file), content);
  });
  return wanted;
}
