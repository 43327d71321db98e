import {hashOf} from '../../base/hashOf';
import {keep, recall} from '../../base/kept';
import type {Problem} from '../../base/problem';
import type {SampleSources} from '../../site-model/fences/fences';
import type {FenceReferences} from '../../site-model/samples/references';
import type {Run} from './thread';

/** What is known of files, by the contract and the fences that it was found in. */
interface Known {
  /** Those without a mistake. */
  readonly passed: ReadonlySet<string>;
  /** The names in their fences. */
  readonly names: ReadonlyMap<string, readonly FenceReferences[]>;
}

/** For how long no page may have asked for its names before they are kept. */
const QUIET_MS = 100;

/**
 * The samples of a site. Those that are known from before are not compiled again: where nothing else
 * is asked for, the compiler is not even loaded.
 * @param state - of the code that checks, and of what is installed
 */
export function siteSamples(siteDir: string, state: string, run: Run) {
  const place = {siteDir, state, name: 'samples'};
  const before = recall<Known>(place);
  let passed = new Set(before?.passed);
  const names = new Map(before?.names);
  let given: SampleSources = {contract: '', fences: new Map()};
  let isNew = false;
  let reading: Promise<void> | undefined;
  let naming: Promise<ReadonlyMap<string, readonly FenceReferences[]>> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const keyOf = (file: string, {contract, fences} = given): string =>
    hashOf([contract, file, fences.get(file)]);

  const keysOf = (sources: SampleSources) =>
    [...sources.fences.keys()].map((file) => [file, keyOf(file, sources)] as const);

  /** Hands to the thread what has not passed. */
  function read(): Promise<void> {
    const fresh = () => new Map([...given.fences].filter(([file]) => !passed.has(keyOf(file))));
    // Every page asks: what is fresh is worked out once.
    reading ??= run('read', {siteDir, contract: given.contract, fences: fresh()});
    return reading;
  }

  function keepKnown(): void {
    const keys = new Set(keysOf(given).map(([, key]) => key));
    keep<Known>(place, {
      passed: new Set([...passed].filter((key) => keys.has(key))),
      names: new Map([...names].filter(([key]) => keys.has(key))),
    });
  }

  return {
    /** Takes the samples as they are now. */
    take(next: SampleSources): void {
      given = next;
      isNew = keysOf(next).some(([, key]) => !passed.has(key));
      reading = undefined;
      naming = undefined;
    },

    /** Makes ready what `references` needs where nothing is known, so that no page waits for it. */
    async compile(): Promise<void> {
      if (names.size === 0) {
        await read();
        await run('compile');
      }
    },

    async problems(): Promise<readonly Problem[]> {
      if (!isNew) {
        return [];
      }
      let asked;
      do {
        asked = given;
        await read();
        // What the thread has read is what is asked about; an edit that comes later has not passed.
      } while (asked !== given);
      // First: pages that are compiled meanwhile wait for names, and not for mistakes.
      const finding = run('names');
      naming = finding;
      const [found, wrong] = await Promise.all([finding, run('problems')]);
      for (const [file, key] of keysOf(asked)) {
        names.set(key, names.get(key) ?? found.get(file) ?? []);
      }
      if (!wrong.length) {
        passed = new Set(keysOf(asked).map(([, key]) => key));
        isNew = isNew && given !== asked;
      }
      keepKnown();
      return wrong;
    },

    /** The names in the fences of a page. */
    async references(file: string): Promise<readonly FenceReferences[]> {
      const key = keyOf(file);
      const known = names.get(key);
      if (known) {
        return known;
      }
      const asked = given;
      await read();
      const amongAll = (await naming)?.get(file);
      if (amongAll) {
        return amongAll;
      }
      const found = await run('references', file);
      if (given === asked) {
        names.set(key, found);
        clearTimeout(timer);
        timer = setTimeout(keepKnown, QUIET_MS);
      }
      return found;
    },
  };
}
