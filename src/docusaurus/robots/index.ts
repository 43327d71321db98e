import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Crawlers may read everything; where everything is, they learn from the sitemap. */
export function robotsFile(sitemap: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}

/** `robots.txt`, which has to name the sitemap by an absolute address. */
export default function robots({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'robots',
    postBuild({outDir}) {
      const sitemap = `${siteConfig.url}${baseUrl}sitemap.xml`;
      fs.writeFileSync(path.join(outDir, 'robots.txt'), robotsFile(sitemap));
    },
  };
}
