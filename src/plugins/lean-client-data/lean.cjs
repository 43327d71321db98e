// @ts-check

/** Parts of the configuration that only builds read. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'staticDirectories',
  'clientModules',
  'headTags',
  'scripts',
  'stylesheets',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
];

/** @type {Record<string, (source: string) => string>} */
const kinds = {
  // "id": [() => import("x"), "x", require.resolveWeak("x")]
  registry: (source) => source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ', "", 0]'),

  version(source) {
    const data = JSON.parse(source);
    return JSON.stringify({...data, version: {...data.version, docs: {}}});
  },

  config(source) {
    const start = source.indexOf('{');
    const end = source.lastIndexOf('}') + 1;
    const config = JSON.parse(source.slice(start, end));
    for (const key of BUILD_ONLY) {
      delete config[key];
    }
    return source.slice(0, start) + JSON.stringify(config) + source.slice(end);
  },
};

/**
 * @param {string} source
 * @this {import('@rspack/core').LoaderContext<{kind: string}>}
 */
module.exports = function lean(source) {
  const {kind} = this.getOptions();
  const result = kinds[kind]?.(source);
  if (result === undefined || (result === source && kind === 'registry')) {
    throw new Error(
      `${this.resourcePath}: not of the shape that src/plugins/lean-client-data knows. Remedy: read what Docusaurus writes there now, or take the plugin out.`,
    );
  }
  return result;
};
