import type {Plugin} from '@docusaurus/types';
import {recoverScripts} from './recoverScripts';

/**
 * Inline, since it answers for the main bundle as well. Stands right after the presets, so that the
 * HTML's minifier makes one script of this and the theme's.
 */
export default function scriptRecovery(): Plugin {
  return {
    name: 'script-recovery',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: `(${recoverScripts.toString()})()`}],
    }),
  };
}
