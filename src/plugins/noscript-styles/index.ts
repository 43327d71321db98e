import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Styles for readers without JavaScript. In a `noscript` element they cost the others nothing.
 */
export default function noscriptStyles(): Plugin {
  const file = path.join(__dirname, 'noscript.css');
  return {
    name: 'noscript-styles',
    getPathsToWatch() {
      return [file];
    },
    injectHtmlTags() {
      const css = fs
        .readFileSync(file, 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/\s+/g, ' ')
        .trim();
      return {headTags: [`<noscript><style>${css}</style></noscript>`]};
    },
  };
}
