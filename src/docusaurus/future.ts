import type {Config} from '@docusaurus/types';
import {storageNamespace, type Deployment} from '../deployment';

/** What Docusaurus 3.9 offers ahead of its next major version; 3.10 renames `experimental_faster`. */
export const future = (deployment: Deployment): Config['future'] => ({
  v4: {
    // ssgWorkerThreads needs it.
    removeLegacyPostBuildHeadAttribute: true,
  },
  experimental_storage: {namespace: storageNamespace(deployment)},
  experimental_faster: {
    // Babel compiles what is in `src/theme` before it: see `bundler/babel.ts`.
    swcJsLoader: true,
    swcJsMinimizer: true,
    lightningCssMinimizer: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    mdxCrossCompilerCache: true,
  },
});
