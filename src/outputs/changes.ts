import path from 'node:path';
import {readText, type GeneratedFiles} from '../base/files';
import {ownNames} from '../ownNames';
import {declarationsName, HISTORY_FOLDER} from '../site-model/report/record';
import {addressOf, type Site} from '../site-model/site';

/**
 * `/changes.json`, what has changed in the contract since the baseline, newest first. The declarations
 * of each state, `/types/history/<date>-<hash>.d.ts`, are as the repository keeps them, but for the
 * names that an owner has changed.
 */
export function changeFiles({record = [], ...site}: Site): GeneratedFiles {
  const fileOf = (name: string) => `types/history/${name}`;
  const states = record.map((it) => ({...it, name: declarationsName(it)}));
  const said = {
    baseline: record[0]?.date ?? null,
    states: states
      .map(({date, contract, name, changes}) => ({
        date,
        contract,
        declarations: addressOf(site, `/${fileOf(name)}`),
        changes: changes.map(({href, ...change}) => ({
          ...change,
          ...(href && {url: addressOf(site, href)}),
        })),
      }))
      .reverse(),
  };
  return new Map([
    ['changes.json', `${JSON.stringify(said, null, 2)}\n`],
    ...states.map(({name}): [string, string] => [
      fileOf(name),
      ownNames(readText(path.join(site.siteDir, HISTORY_FOLDER, name))),
    ]),
  ]);
}
