import type {ApiReferenceOptions} from './options';

/** How this site's contract is read: by the configuration, and by scripts and tests without it. */
export const contract = {
  entryPoint: 'src/contract/index.ts',
  modelEntryPoint: 'src/contract/integration.ts',
} satisfies ApiReferenceOptions;
