/** What `src/docusaurus/search-index` makes: the address of the index. */
declare module '@generated/search-index/default/index.json' {
  const address: string;
  export default address;
}
