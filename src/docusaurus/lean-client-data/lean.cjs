// @ts-check

/** @type {Record<string, (source: string) => string | undefined>} */
const kinds = {
  // "id": [() => import("x"), "x", require.resolveWeak("x")]
  registry(source) {
    const lean = source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ', "", 0]');
    return lean === source ? undefined : lean;
  },

  version(source) {
    const {version, ...others} = JSON.parse(source);
    // Beside the versions of the docs are the pages of tags and of categories.
    return others.tag || others.tags || others.categoryGeneratedIndex
      ? source
      : version?.docs && JSON.stringify({version: {...version, docs: {}}});
  },
};

/**
 * @param {string} source
 * @this {{resourcePath: string, getOptions: () => {kind: string}}} what it uses of the bundler
 */
module.exports = function lean(source) {
  const result = kinds[this.getOptions().kind]?.(source);
  if (result === undefined) {
    throw new Error(
      `${this.resourcePath}: not of the shape that src/docusaurus/lean-client-data knows. Remedy: read what Docusaurus writes there now, or take the plugin out.`,
    );
  }
  return result;
};
