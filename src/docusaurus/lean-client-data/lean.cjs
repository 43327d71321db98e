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

const DOCS = 'docusaurus-plugin-content-docs';

/**
 * @typedef {{id: string, path: string, sidebar?: string}} Doc
 * @typedef {{path: string, docs: Doc[]}} DocsVersion
 */

/** @type {(doc: Doc, version: DocsVersion) => boolean} */
const isPlain = (doc, version) =>
  doc.path === `${version.path}/${doc.id}` &&
  Object.keys(doc).every((key) => ['id', 'path', 'sidebar'].includes(key));

/** @type {(version: DocsVersion) => Record<string, string[]>} */
function idsBySidebar(version) {
  /** @type {Record<string, string[]>} */
  const ids = {};
  for (const doc of version.docs.filter((one) => isPlain(one, version))) {
    const {id, sidebar = ''} = doc;
    (ids[sidebar] ??= []).push(id);
  }
  return ids;
}

const PAGE_ROUTE = `const page = (path, hash, sidebar) => ({
  path, component: ComponentCreator(path, hash), exact: true, ...(sidebar && {sidebar}),
});`;

/** @type {Record<string, (source: string) => string>} */
const kinds = {
  // "id": [() => import("x"), "x", require.resolveWeak("x")]
  registry: (source) => source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ', "", 0]'),

  version(source) {
    const data = JSON.parse(source);
    return JSON.stringify({...data, version: {...data.version, docs: {}}});
  },

  // Each page's path stands there twice, with the same words around it.
  routes: (source) =>
    source
      .replace(
        /\{\s*path: ('[^']+'),\s*component: ComponentCreator\(\1, ('\w+')\),\s*exact: true(?:,\s*sidebar: ("[^"]+"))?\s*\}/g,
        (_, path, hash, sidebar) => `page(${path}, ${hash}${sidebar ? `, ${sidebar}` : ''})`,
      )
      .replace(/export default \[(?=[^]*\bpage\()/, `${PAGE_ROUTE}\nexport default [`),

  // JSON to a module: ids by sidebar, since the path of nearly every doc follows from its id.
  globalData(source) {
    const data = JSON.parse(source);
    /** @type {DocsVersion[]} */
    const versions = data[DOCS]?.default?.versions ?? [];
    const lists = versions.map(idsBySidebar);
    for (const version of versions) {
      version.docs = version.docs.filter((doc) => !isPlain(doc, version));
    }
    return [
      `const data = ${JSON.stringify(data)};`,
      `const lists = ${JSON.stringify(lists)};`,
      `lists.forEach((bySidebar, index) => {`,
      `  const {path, docs} = data[${JSON.stringify(DOCS)}].default.versions[index];`,
      `  for (const [sidebar, ids] of Object.entries(bySidebar)) {`,
      '    docs.push(...ids.map((id) => ({id, path: `${path}/${id}`, ...(sidebar && {sidebar})})));',
      `  }`,
      `});`,
      `export default data;`,
    ].join('\n');
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
  if (result === undefined || (result === source && kind !== 'version')) {
    throw new Error(
      `${this.resourcePath}: not of the shape that src/docusaurus/lean-client-data knows. Remedy: read what Docusaurus writes there now, or take the plugin out.`,
    );
  }
  return result;
};
