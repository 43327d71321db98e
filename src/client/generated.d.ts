/** What the docs plugin writes about itself. */
declare module '@generated/docusaurus-plugin-content-docs/default/__plugin.json' {
  const plugin: {readonly name: string; readonly id: string};
  export default plugin;
}
