import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {listFiles} from '../../base/files';

/** What the classic theme puts into every page for `Icon/ExternalLink` to refer to. */
const SPRITE =
  /<svg style="display: ?none;?">\s*<defs>\s*<symbol id="?theme-svg-external-link.*?<\/svg>\s*/s;
const USE = /<use href="?#theme-svg-external-link/;

/**
 * Takes the sprite out of a site on which no page has such a link: 0.2 kB of each page, with the hash
 * of its style in the policy. One page that has one keeps it in all: a navigation may lead there.
 *
 * Has to stand before `content-security-policy`, and to work synchronously, as `page-head`.
 */
export default function linkSprite(): Plugin {
  return {
    name: 'link-sprite',
    postBuild({outDir}) {
      const files = listFiles(outDir)
        .filter((name) => name.endsWith('.html'))
        .map((name) => path.join(outDir, name));
      // Read twice rather than held: a large site has more HTML than memory is for.
      if (files.some((file) => USE.test(fs.readFileSync(file, 'utf8')))) {
        return;
      }
      for (const file of files) {
        fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(SPRITE, ''));
      }
    },
  };
}
