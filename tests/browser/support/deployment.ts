/** Two builds of one site, for what happens to a tab while the newer one replaces the older. */
import fs from 'node:fs';
import path from 'node:path';

const OLD = 'assets/js/';
const NEW = 'assets/js-of-the-next/';

/**
 * Copies a build as the next deployment would have it: every script has another address, none of
 * the old ones is left, and one route has another name. What is not text is linked.
 */
function writeNextBuild(build: string, next: string, gone: string): void {
  for (const entry of fs.readdirSync(build, {recursive: true, withFileTypes: true})) {
    if (entry.isFile()) {
      const from = path.join(entry.parentPath, entry.name);
      const to = path.join(next, path.relative(build, from).replace(OLD, NEW));
      fs.mkdirSync(path.dirname(to), {recursive: true});
      if (/\.(?:html|js)$/.test(from)) {
        const text = fs.readFileSync(from, 'utf8').replaceAll(OLD, NEW);
        fs.writeFileSync(to, text.replaceAll(gone, `${gone}-no-more`));
      } else {
        fs.linkSync(from, to);
      }
    }
  }
}

interface Deployment {
  /** What the host serves: the old build, and after `deploy` the next. */
  readonly served: string;
  deploy(): void;
  remove(): void;
}

/** Makes both builds; `gone` is a route that the next one has no longer. */
export function prepareDeployment(build: string, gone: string): Deployment {
  const cache = path.join(path.dirname(build), '.cache');
  fs.mkdirSync(cache, {recursive: true});
  const folder = fs.mkdtempSync(path.join(cache, 'deployment-'));
  const served = path.join(folder, 'served');
  const next = path.join(folder, 'next');
  writeNextBuild(build, next, gone);
  for (const file of [`${gone}.html`, `${gone}/index.html`]) {
    fs.rmSync(path.join(next, file));
  }
  fs.symlinkSync(build, served);
  return {
    served,
    deploy() {
      fs.rmSync(served);
      fs.symlinkSync(next, served);
    },
    remove: () => fs.rmSync(folder, {recursive: true, force: true}),
  };
}
