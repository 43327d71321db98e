// @ts-check

/**
 * TypeDoc and its Markdown plugin as Node itself loads them.
 *
 * Docusaurus reads its configuration, and this folder with it, through jiti, which turns every
 * `import()` of a TypeScript file into its own `require` and compiles the package a second time.
 * A theme built on that second copy of MarkdownTheme is refused by the first. A .cjs file is left
 * alone, so its `import()` gives the very modules that TypeDoc gives to its plugins. Needed until
 * Docusaurus loads ES modules natively; docusaurus-plugin-typedoc has the same file for the same
 * reason (dist/typedoc.cjs).
 */
module.exports = {
  typedoc: () => import('typedoc'),
  markdown: () => import('typedoc-plugin-markdown'),
  docusaurus: () => import('docusaurus-plugin-typedoc'),
};
