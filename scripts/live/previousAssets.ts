import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../src/base/files';
import {causeOf, eachOf} from './get';

/** Lists the assets of a deployment for the next one: its own, not those that it kept. */
const LIST = 'assets/list.json';

/** Files below `assets` by path, with the hash of what they hold. */
type AssetList = Readonly<Record<string, string>>;

const NAME = /^assets\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/;

/**
 * What pages load, and what a browser never opens as a page that runs scripts. All of it has a hash in
 * its name: a worker that somebody registered does not live on under a name of their choice.
 */
const PART = /[.-][0-9a-f]{7,}(?:\.\d+)?\.(?:css|jpe?g|js|json|png|webp|woff2)$/;

/** In late 2026 a deployment has 430 assets of 13 MB together. */
const LIMITS = {files: 2000, bytes: 64_000_000, milliseconds: 300_000};

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

/** `assets/js/*.js` of `assets/js/main.1234.js`. */
const kindOf = (file: string) => `${path.posix.dirname(file)}/*${path.posix.extname(file)}`;

/**
 * The files of another deployment that may be next to those of this build: parts of pages, in
 * folders where the build has such parts too. What they hold is not known to be good: the list
 * comes from the same site.
 */
function wantedOf(list: AssetList, own: AssetList): string[] {
  const kinds = new Set(Object.keys(own).map(kindOf));
  return Object.keys(list).filter(
    (file) =>
      NAME.test(file) &&
      PART.test(file) &&
      kinds.has(kindOf(file)) &&
      file !== LIST &&
      !Object.hasOwn(own, file),
  );
}

/** The address that files may come from: nobody on the way can change them, unless it is a test. */
function siteAt(live: string): URL {
  const site = new URL(live.endsWith('/') ? live : `${live}/`);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(site.hostname);
  if (site.protocol !== 'https:' && !(site.protocol === 'http:' && isLoopback)) {
    throw new Error(
      `${site.href} is not reached by https. Remedy: switch on "Enforce HTTPS" in the Pages settings.`,
    );
  }
  return site;
}

/**
 * Reads files of a site: all of them together within the limits, none from elsewhere, and none any
 * more after the first that is wrong.
 */
function reader(site: URL): (file: string, hashed?: string) => Promise<Uint8Array> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(LIMITS.milliseconds)]);
  let left = LIMITS.bytes;

  async function read(url: string): Promise<Uint8Array> {
    const response = await fetch(url, {redirect: 'error', signal}).catch((error: unknown) => {
      throw new Error(`${url} cannot be read: ${String(causeOf(error))}`);
    });
    if (!response.ok || !response.body) {
      throw new Error(`${url} answers ${response.status}`);
    }
    const body = response.body.getReader();
    const chunks: Uint8Array[] = [];
    for (let part = await body.read(); !part.done; part = await body.read()) {
      left -= part.value.length;
      if (left < 0) {
        throw new Error(`the assets of ${site.href} are larger than ${LIMITS.bytes} bytes`);
      }
      chunks.push(part.value);
    }
    return Buffer.concat(chunks);
  }

  return async (file, hashed) => {
    try {
      const content = await read(new URL(file, site).href);
      if (hashed !== undefined && hash(content) !== hashed) {
        throw new Error(`${file} is not what the list of the live site says`);
      }
      return content;
    } catch (error) {
      stop.abort(error);
      throw error;
    }
  };
}

/**
 * Puts the assets of the site as it is live next to those of a build, so that pages which readers
 * have open still find their parts after the deployment; and leaves a list of the build's own for
 * the next time. Answers the files that it added: all of them, or none where anything is wrong.
 */
export async function keepPreviousAssets(build: string, live: string): Promise<string[]> {
  const own = ownAssets(build);
  // Written first: it is right whatever comes of the rest.
  fs.writeFileSync(path.join(build, LIST), JSON.stringify(own));
  const read = reader(siteAt(live));
  const list = JSON.parse(Buffer.from(await read(LIST)).toString()) as AssetList;
  const wanted = wantedOf(list, own);
  if (wanted.length > LIMITS.files) {
    throw new Error(`the live site lists ${wanted.length} files, more than ${LIMITS.files}`);
  }
  const contents = await eachOf(wanted, (file) => read(file, list[file]));
  wanted.forEach((file, index) => fs.writeFileSync(path.join(build, file), contents[index]!));
  return wanted;
}
