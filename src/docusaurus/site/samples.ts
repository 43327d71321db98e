import {hashOf} from '../../base/hashOf';
import {keep, recall} from '../../base/kept';
import type {Problem} from '../../base/problem';
import type {SampleSources} from '../../site-model/fences/fences';
import type {FenceReferences} from '../../site-model/samples/references';
import type {Run} from './thread';

/** The names in the fences of files without a mistake, by what they were found in. */
type Passed = ReadonlyMap<string, readonly FenceReferences[]>;

/**
 * The samples of a site. Those that passed before are not compiled again: where nothing else is asked
 * for, the compiler is not even loaded.
 * @param state - of the code that checks, and of what is installed
 */
export function siteSamples(siteDir: string, state: string, run: Run) {
  const place = {siteDir, state, name: 'samples'};
  let passed: Passed = recall(place) ?? new Map();
  let given: SampleSources = {contract: '', fences: new Map()};
  let isNew = false;
  let taken = Promise.resolve();
  let named: Promise<ReadonlyMap<string, readonly FenceReferences[]>> | undefined;

  const keyOf = (file: string, {contract, fences} = given): string =>
    hashOf([contract, file, fences.get(file)]);

  return {
    /** Takes the samples as they are now. */
    take(next: SampleSources): void {
      given = next;
      const fresh = [...next.fences].filter(([file]) => !passed.has(keyOf(file)));
      isNew = fresh.length > 0;
      named = undefined;
      if (isNew) {
        taken = run('read', {siteDir, contract: next.contract, fences: new Map(fresh)});
        taken.catch(() => undefined); // who asks next gets the error
      }
    },

    /** Makes ready what `references` needs, so that the first page that asks does not wait for it. */
    compile: (): Promise<void> => (isNew ? run('compile') : taken),

    async problems(): Promise<readonly Problem[]> {
      await taken;
      if (!isNew) {
        return [];
      }
      // An edit that comes meanwhile has not passed.
      const asked = given;
      // First: pages that are compiled meanwhile wait for names, and not for mistakes.
      const naming = run('names');
      named = naming;
      const [names, found] = await Promise.all([naming, run('problems')]);
      if (!found.length) {
        const files = [...asked.fences.keys()].map((file) => [file, keyOf(file, asked)] as const);
        passed = new Map(
          files.map(([file, key]) => [key, passed.get(key) ?? names.get(file) ?? []]),
        );
        keep(place, passed);
        isNew = isNew && given !== asked;
      }
      return found;
    },

    /** The names in the fences of a page. */
    async references(file: string): Promise<readonly FenceReferences[]> {
      await taken;
      return passed.get(keyOf(file)) ?? (await named)?.get(file) ?? run('references', file);
    },
  };
}
