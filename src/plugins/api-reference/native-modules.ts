import {createRequire} from 'node:module';

interface NativeImport {
  typedoc(): Promise<typeof import('typedoc')>;
  markdown(): Promise<typeof import('typedoc-plugin-markdown')>;
  docusaurus(): Promise<typeof import('docusaurus-plugin-typedoc')>;
}

export type TypeDoc = typeof import('typedoc');
export type TypeDocMarkdown = typeof import('typedoc-plugin-markdown');

const nativeImport = createRequire(import.meta.url)('./native-import.cjs') as NativeImport;

export async function nativeModules() {
  const [typedoc, markdown, docusaurus] = await Promise.all([
    nativeImport.typedoc(),
    nativeImport.markdown(),
    nativeImport.docusaurus(),
  ]);
  return {typedoc, markdown, docusaurus};
}
