import path from 'node:path';

/** What docusaurus.config.ts may set. Paths are relative to the site's folder. */
export interface ApiReferenceOptions {
  /** The file whose exports are the reference. */
  readonly entryPoint: string;
  /** A file that exports these and more: what the model covers. Without it, the same file. */
  readonly modelEntryPoint?: string;
  /** Where the model goes as JSON. */
  readonly modelFile?: string;
  /** Address of the reference, without the base URL. */
  readonly route?: string;
  /** Folder inside the docs folder that the pages go to; this plugin owns everything in it. */
  readonly out?: string;
  /** The docs folder, as the docs plugin has it. */
  readonly docsPath?: string;
  /** TypeDoc's own TypeScript configuration: the contract and nothing of the site. */
  readonly tsconfig?: string;
  /** Every value that `@category` may have, in the order of the index and the sidebar. */
  readonly categories?: readonly string[];
  /** Types that stand in unions only for what integrators add; the pages leave them out. */
  readonly extensionPoints?: readonly string[];
  /** The page, with anchor, that explains the provisional mark. */
  readonly provisionalPage?: string;
  /** The page, with anchor, that shows how a project uses the declaration file. */
  readonly typesPage?: string;
  /** Address that a source file's path is appended to for "Edit this page". */
  readonly editUrl?: string;
}

export interface Settings {
  readonly siteDir: string;
  readonly entryPoint: string;
  readonly modelEntryPoint: string;
  readonly modelFile: string;
  readonly route: string;
  readonly out: string;
  readonly docsPath: string;
  readonly tsconfig: string;
  readonly categories: readonly string[];
  readonly extensionPoints: readonly string[];
  readonly provisionalPage: string;
  readonly typesPage: string;
  readonly editUrl: string | null;
}

const categories = [
  'Bet slip',
  'Event and market',
  'Chat',
  'Actions',
  'Adapter requests',
  'Aliases',
] as const;

const extensionPoints = ['CustomAction', 'CustomActionArguments', 'CustomActionType'] as const;

const typesPage =
  'docs/virtualStadium/web/widgets/virtualStadium/quickStart.mdx#types-for-your-editor';

export function resolveOptions(siteDir: string, options: ApiReferenceOptions): Settings {
  const inSite = (file: string) => path.resolve(siteDir, file);
  return {
    siteDir,
    entryPoint: inSite(options.entryPoint),
    modelEntryPoint: inSite(options.modelEntryPoint ?? options.entryPoint),
    modelFile: inSite(options.modelFile ?? '.docusaurus/contract-model.json'),
    route: options.route ?? '/docs/api',
    out: inSite(options.out ?? 'docs/api'),
    docsPath: inSite(options.docsPath ?? 'docs'),
    tsconfig: inSite(options.tsconfig ?? 'tsconfig.contract.json'),
    categories: options.categories ?? categories,
    extensionPoints: options.extensionPoints ?? extensionPoints,
    provisionalPage: inSite(options.provisionalPage ?? 'docs/index.mdx#provisional'),
    typesPage: inSite(options.typesPage ?? typesPage),
    editUrl: options.editUrl ?? null,
  };
}
