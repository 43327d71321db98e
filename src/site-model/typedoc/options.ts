import path from 'node:path';

/** What docusaurus.config.ts may set. Paths are relative to the site's folder. */
export interface ApiReferenceOptions {
  /** The file whose exports are the reference. */
  readonly entryPoint: string;
  /** A file that exports these and more: what the model covers. Without it, the same file. */
  readonly modelEntryPoint?: string;
  /** Types that are in unions only for what integrators add; the pages leave them out. */
  readonly extensionPoints?: readonly string[];
  /** Address that a source file's path is appended to for "Edit this page". */
  readonly editUrl?: string;
}

/** Every value that `@category` may have, in the order of the index and the sidebar. */
export const categories: readonly string[] = [
  'Bet slip',
  'Event and market',
  'Chat',
  'Actions',
  'Adapter requests',
  'Aliases',
];

/** Folder of the reference inside the docs folder; the plugin owns everything in it. */
export const folder = 'api';

/** The categories with their documents, as Docusaurus's sidebars take them. */
export const sidebarFile = 'typedoc-sidebar.json';

/** Paths are absolute. */
export interface Settings {
  readonly siteDir: string;
  readonly entryPoint: string;
  readonly modelEntryPoint: string;
  readonly out: string;
  /** TypeDoc's own TypeScript configuration: the contract and nothing of the site. */
  readonly tsconfig: string;
  readonly extensionPoints: readonly string[];
  readonly editUrl: string | null;
}

export function resolveOptions(
  siteDir: string,
  {
    entryPoint,
    modelEntryPoint = entryPoint,
    extensionPoints = ['CustomAction', 'CustomActionArguments', 'CustomActionType'],
    editUrl,
  }: ApiReferenceOptions,
): Settings {
  const inSite = (file: string) => path.resolve(siteDir, file);
  return {
    siteDir,
    entryPoint: inSite(entryPoint),
    modelEntryPoint: inSite(modelEntryPoint),
    out: inSite(`docs/${folder}`),
    tsconfig: inSite('tsconfig.contract.json'),
    extensionPoints,
    editUrl: editUrl ?? null,
  };
}
