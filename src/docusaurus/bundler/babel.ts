import path from 'node:path';

/**
 * The site's components go through `babel.config.js`, before SWC has the rest of the work: SWC compiles
 * all of Docusaurus in 3 s less, and has no configuration of the site's own.
 */
export const ownComponents = (siteDir: string, isServer: boolean) => ({
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
