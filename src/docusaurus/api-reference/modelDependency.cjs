// @ts-check

/**
 * A loader that changes nothing: it tells the bundler that every page is made from the contract's
 * model too. Without it the bundler's cache would keep what a page said of an earlier contract.
 *
 * @param {string} source
 * @this {import('@rspack/core').LoaderContext<{file: string}>}
 */
module.exports = function modelDependency(source) {
  this.addDependency(this.getOptions().file);
  return source;
};
