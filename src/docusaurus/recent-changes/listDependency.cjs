// @ts-check

/**
 * A loader that changes nothing: it tells the bundler that a page with `<RecentChanges />` is made
 * from the list of changes too. Without it the bundler's cache would keep the list of an earlier commit.
 *
 * @param {string} source
 * @this {import('@rspack/core').LoaderContext<{file: string}>}
 */
module.exports = function listDependency(source) {
  if (source.includes('<RecentChanges')) {
    this.addDependency(this.getOptions().file);
  }
  return source;
};
