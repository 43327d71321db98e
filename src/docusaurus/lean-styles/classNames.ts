import crypto from 'node:crypto';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface CssLoader {
  readonly options?: {
    readonly modules?: {
      localIdentName?: string;
      getLocalIdent?: (context: Context, pattern: string, localName: string) => string;
    };
  };
}

interface Context {
  readonly rootContext: string;
  readonly resourcePath: string;
}

const isCssLoader = (use: unknown): use is CssLoader => typeof use === 'object' && use !== null;

/**
 * A class of a CSS module with a hash of the module: it only tells classes of one name apart, of which
 * there are seven. Classes of one module have the same, since what repeats compresses.
 */
function nameOf({rootContext, resourcePath}: Context, _pattern: string, localName: string): string {
  const file = path.relative(rootContext, resourcePath).replaceAll(path.sep, '/');
  return `${localName}_${crypto.createHash('md5').update(file).digest('base64url').slice(0, 2)}`;
}

/** Shortens the hash of each class of a CSS module, in place. */
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
    modules.getLocalIdent = nameOf;
  }
}
