// Docusaurus's own preset. It is in use: experimental_faster.swcJsLoader is off in
// docusaurus.config.ts, so every module of the site goes through Babel.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
