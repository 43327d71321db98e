import path from 'node:path';

/**
 * What the site has in place of the theme's components goes through `babel.config.js`, as the theme is
 * made for. All else is compiled by SWC, which has no configuration of the site's own: Docusaurus in 3 s
 * less, the site's other components in 1 s less.
 */
export const themeComponents = (siteDir: string, isServer: boolean) => ({
  test: /\.tsx$/,
  include: path.join(siteDir, 'src/theme'),
  enforce: 'pre' as const,
  loader: require.resolve('babel-loader'),
  options: {
    babelrc: false,
    configFile: path.join(siteDir, 'babel.config.js'),
    caller: {name: isServer ? 'server' : 'client'},
  },
});
