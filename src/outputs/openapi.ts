import type {GeneratedFiles} from '../base/files';
import {publishedYaml} from '../site-model/openapi/description';
import type {Site} from '../site-model/site';

/** `/openapi.yaml` and `/openapi.json`: the description of the REST API, with the hosts of `src/site.ts`. */
export function openapi({siteDir, description}: Site): GeneratedFiles {
  return new Map([
    ['openapi.yaml', publishedYaml(siteDir)],
    ['openapi.json', `${JSON.stringify(description, null, 2)}\n`],
  ]);
}
