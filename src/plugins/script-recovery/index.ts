import type {LoadContext, Plugin} from '@docusaurus/types';
import {recoverScripts} from './recoverScripts';

/** Inline, since it answers for the main bundle as well. */
export default function scriptRecovery({siteConfig}: LoadContext): Plugin {
  return {
    name: 'script-recovery',
    injectHtmlTags() {
      return {
        preBodyTags: [
          {
            tagName: 'script',
            attributes: {'data-scripts': `${siteConfig.baseUrl}assets/js/`},
            innerHTML: `(${recoverScripts.toString()})()`,
          },
        ],
      };
    },
  };
}
