import {createRequire} from 'node:module';
import type * as docusaurusTypeDoc from 'docusaurus-plugin-typedoc';
import type * as typedoc from 'typedoc';
import type * as markdownTypeDoc from 'typedoc-plugin-markdown';

export type TypeDoc = typeof typedoc;
export type TypeDocMarkdown = typeof markdownTypeDoc;

interface NativeImport {
  typedoc(): Promise<TypeDoc>;
  markdown(): Promise<TypeDocMarkdown>;
  docusaurus(): Promise<typeof docusaurusTypeDoc>;
}

const nativeImport = createRequire(import.meta.url)('./import.cjs') as NativeImport;

export async function nativeModules() {
  return {
    typedoc: await nativeImport.typedoc(),
    markdown: await nativeImport.markdown(),
    docusaurus: await nativeImport.docusaurus(),
  };
}
