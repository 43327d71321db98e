// Ejected (3.9.1): the original highlights in the browser and brings Prism with it, 25 kB of the
// main bundle. Ours shows what the build has highlighted (src/site-model/transforms/codeBlocks.ts). The class
// names that readers' styles know stay: theme-code-block, prism-code, language-….
export {default} from '@site/src/components/CodeBlock';
