import crypto from 'node:crypto';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {switchedOff} from './switchedOff';

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

/** Names that other code goes by: src/finish/start knows the button, lean-styles the others. */
const KEPT = ['toggleButton', 'toggleButtonDisabled', ...switchedOff];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const given = new Map<string, string>();

/** Four letters for a class of a CSS module: every page has forty of them, and the styles each. */
function nameOf({rootContext, resourcePath}: Context, _pattern: string, localName: string): string {
  if (KEPT.includes(localName)) {
    return `${localName}_`;
  }
  const file = path.relative(rootContext, resourcePath).replaceAll(path.sep, '/');
  const id = `${file} .${localName}`;
  const digest = crypto.createHash('md5').update(id).digest();
  const name = `${[...digest.subarray(0, 4)].map((byte) => LETTERS[byte % 26]).join('')}_`;
  const other = given.get(name) ?? id;
  if (other !== id) {
    throw new Error(`${id} and ${other} would have the same name. Remedy: rename one of them.`);
  }
  given.set(name, id);
  return name;
}

/** Shortens the name of each class of a CSS module, in place. */
export function shortenNames({module}: Configuration): void {
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
