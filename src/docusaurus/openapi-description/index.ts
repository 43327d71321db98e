import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  descriptionFile,
  publishedYaml,
  readDescription,
} from '../../site-model/openapi/description';
import {writeFolder} from '../../base/files';

/** The folder that the files are generated into, for the site's `staticDirectories`. */
export const staticDirectory = '.docusaurus/openapi-description/static';

/**
 * Publishes the description of the REST API as `/openapi.yaml` and `/openapi.json`, with the hosts
 * of `src/site.ts`, and compiles the page that is written from it anew when it changes.
 */
export default function openapiDescription({siteDir}: LoadContext): Plugin {
  const file = descriptionFile(siteDir);
  return {
    name: 'openapi-description',
    getPathsToWatch() {
      return [file];
    },
    loadContent() {
      writeFolder(
        path.join(siteDir, staticDirectory),
        new Map([
          ['openapi.yaml', publishedYaml(siteDir)],
          ['openapi.json', `${JSON.stringify(readDescription(siteDir), null, 2)}\n`],
        ]),
      );
    },
    configureWebpack() {
      const loader = path.join(__dirname, '../api-reference/modelDependency.cjs');
      // In an array, for the reason that api-reference gives.
      return {
        module: {
          rules: [
            {
              test: [/apiReference[\\/]endpoints\.mdx$/],
              enforce: 'pre',
              use: [{loader, options: {file}}],
            },
          ],
        },
      };
    },
  };
}
