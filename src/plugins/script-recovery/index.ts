import type {LoadContext, Plugin} from '@docusaurus/types';
import {recoverScripts} from './recoverScripts';

/** Inline, since it answers for the main bundle as well. */
export default function scriptRecovery({siteConfig}: LoadContext): Plugin {
  const assets = JSON.stringify(`${siteConfig.baseUrl}assets/js/`);
  return {
    name: 'script-recovery',
    injectHtmlTags() {
      return {
        preBodyTags: [{tagName: 'script', innerHTML: `(${recoverScripts.toString()})(${assets})`}],
      };
    },
  };
}
