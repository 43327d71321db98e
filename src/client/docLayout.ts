/**
 * The frame of the docs, which Docusaurus loads in ten small chunks one after the other. Every page
 * but two needs it, so it belongs to the main bundle: eight requests less, and no reader waits for
 * a chunk that names the next.
 */
export {default as plugin} from '@generated/docusaurus-plugin-content-docs/default/__plugin.json';
export {default as DocsRoot} from '@theme/DocsRoot';
export {default as DocVersionRoot} from '@theme/DocVersionRoot';
export {default as DocRoot} from '@theme/DocRoot';
export {default as DocItem} from '@theme/DocItem';
