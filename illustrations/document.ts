/**
 * The HTML document a picture is drawn from, and the hash that tells whether it was drawn since.
 * Everything that can change the picture is in the document: markup, styles, tokens and fonts.
 */
import fs from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {shortHash} from './drawn';
import type {Drawing} from './scene';
import {usedTokens} from './tokens';

const root = path.join(__dirname, '..');

/** Fonts of the scenes, from packages: the fonts of one machine are not those of the next. */
const FONTS: readonly [family: string, file: string, characters: RegExp][] = [
  ['Inter', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', /./],
  [
    'JetBrains Mono',
    '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    /class="[^"]*\b(?:mono|code)\b/,
  ],
];

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

function fontFaces(markup: string): string {
  return FONTS.filter(([, , used]) => used.test(markup))
    .map(([family, file]) => {
      const data = fs.readFileSync(path.join(root, 'node_modules', file)).toString('base64');
      return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
    })
    .join('');
}

export function documentOf({scene, frame, mode, width}: Drawing): string {
  const markup = renderToStaticMarkup(scene.draw(frame));
  const styles = ['base', ...scene.styles].map((name) => read(`illustrations/css/${name}.css`));
  // Without comments and line breaks: neither changes a picture.
  const css = styles
    .join('')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ');
  const tokens = usedTokens(read('src/css/custom.css'), mode, css + markup);
  return `<!doctype html><html lang="en" data-frame="${frame}"><style>${fontFaces(markup)}${tokens}${css}</style><body><div class="scene" style="width:${width}px">${markup}</div></body></html>`;
}

/** The scale is no part of the document, but of the picture. */
export function hashOf(drawing: Drawing): string {
  return shortHash(`${drawing.scale}x ${documentOf(drawing)}`);
}
