import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transform} from 'lightningcss';

/**
 * Styles for readers without JavaScript. In a `noscript` element they cost the others nothing but
 * the line that names the file.
 */
export default function noscriptStyles({baseUrl}: LoadContext): Plugin {
  const source = path.join(__dirname, 'noscript.css');

  function read(): {css: Uint8Array; name: string} {
    const code = fs.readFileSync(source);
    const {code: css} = transform({filename: source, code, minify: true});
    const hash = crypto.createHash('md5').update(css).digest('hex').slice(0, 8);
    return {css, name: `assets/css/noscript.${hash}.css`};
  }

  return {
    name: 'noscript-styles',
    getPathsToWatch() {
      return [source];
    },
    injectHtmlTags: () => ({
      headTags: [`<noscript><link rel="stylesheet" href="${baseUrl}${read().name}"></noscript>`],
    }),
    postBuild({outDir}) {
      const {css, name} = read();
      fs.writeFileSync(path.join(outDir, name), css);
    },
  };
}
