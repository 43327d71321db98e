// @ts-check
const path = require('node:path');

/**
 * A loader that changes nothing: it tells the bundler that a page is made from more than its file.
 * Without it the bundler's cache would keep what a page said of an earlier contract or term.
 *
 * @typedef {object} Loader What it uses of the bundler.
 * @property {string} resourcePath
 * @property {() => {siteDir: string, folder: string}} getOptions
 * @property {(file: string) => void} addDependency
 *
 * @param {string} source
 * @this {Loader}
 */
module.exports = function pageDependency(source) {
  const {siteDir, folder} = this.getOptions();
  this.addDependency(path.join(folder, `${path.relative(siteDir, this.resourcePath)}.hash`));
  return source;
};
