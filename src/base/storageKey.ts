import siteStorage from '@generated/site-storage';

/** A key of ours as it is in the browser's storage: see `storageNamespace` in `src/deployment.ts`. */
export function storageKey(key: string): string {
  return key + siteStorage.namespace;
}
