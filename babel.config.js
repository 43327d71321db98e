// Docusaurus's own preset, for the components of src: see src/docusaurus/bundler/babel.ts. SWC compiles
// what is Docusaurus's.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
