import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';

/** Styles for readers without JavaScript. */
export const noscriptSource = path.join(__dirname, 'noscript.css');

/** They are linked in a `noscript` element, so they cost the others only the line that names the file. */
export function readNoscriptStyles(): {css: Uint8Array; name: string} {
  const code = fs.readFileSync(noscriptSource);
  const {code: css} = transform({filename: noscriptSource, code, minify: true});
  const hash = crypto.createHash('md5').update(css).digest('hex').slice(0, 8);
  return {css, name: `assets/css/noscript.${hash}.css`};
}
