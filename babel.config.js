// Docusaurus's own preset, for the components of src/theme: see src/docusaurus/bundler/babel.ts. SWC
// compiles the rest.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
