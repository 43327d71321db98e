import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface CssLoader {
  readonly options?: {readonly modules?: {localIdentName?: string}};
}

const isCssLoader = (use: unknown): use is CssLoader => typeof use === 'object' && use !== null;

/**
 * Shortens the hash of each class of a CSS module, in place. The hash only tells classes of one name
 * apart, of which there are seven, and a page carries some forty.
 */
export function shortenHashes({module}: Configuration): void {
  const rules = (module?.rules ?? []) as readonly {use?: unknown}[];
  const settings = rules
    .flatMap(({use}) => (Array.isArray(use) ? (use as unknown[]) : []))
    .filter(isCssLoader)
    .flatMap(({options}) => (options?.modules?.localIdentName ? [options.modules] : []));
  if (settings.length === 0) {
    throw new Error(
      'src/docusaurus/lean-styles/classNames.ts: no loader names the classes of CSS modules. Remedy: see in @docusaurus/core/lib/webpack/base.js where they are named now.',
    );
  }
  for (const modules of settings) {
    modules.localIdentName = '[local]_[contenthash:base64:2]';
  }
}
