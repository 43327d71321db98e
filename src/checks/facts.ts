import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readText} from '../base/files';
import {onceFor} from '../base/onceFor';
import type {Problem} from '../base/problem';
import type {Fact} from '../facts/product';
import {byHand, withUnit} from '../facts/written';
import type {Page} from '../site-model/pages/page';
import type {Site} from '../site-model/site';

const patterns = onceFor((facts: readonly Fact[]) =>
  facts.map((fact) => [fact, byHand(fact) ?? /$^/g] as const),
);

/** Takes away and leaves all lines where they are. */
const without = (text: string, what: RegExp) => text.replace(what, (it) => it.replace(/./g, ' '));

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Code and places are free, and so is what an example marks as its own. */
const FREE =
  /^([ \t]*)(`{3,})[^]*?^\1\2`*[ \t]*$|`[^`]+`|<Example>[^]*?<\/Example>|<Fact\s[^>]*>|\]\([^)\n]*\)|\{#[^}\n]*\}|&nbsp;/gm;

/** A value of a fact that somebody wrote, in front matter and attributes too. */
function writtenProblems(file: string, prose: string, {facts}: Pick<Site, 'facts'>): Problem[] {
  const found = new Map<number, {at: number; said: string; ids: string[]}>();
  for (const [{id, about}, pattern] of patterns(facts.product)) {
    for (const {0: said, index: at} of prose.matchAll(pattern)) {
      const line = prose.split('\n')[lineAt(prose, at) - 1]!.toLowerCase();
      const other = found.get(at + said.length);
      // Of “1 to 14 days” and “14 days”, the longer one is meant.
      const isNearer = !other || other.said.length <= said.length;
      if (isNearer && (about?.some((word) => line.includes(word)) ?? true)) {
        const ids = other?.said === said ? [...other.ids, id] : [id];
        found.set(at + said.length, {at, said, ids});
      }
    }
  }
  return [...found.values()].map(({at, said, ids}) => ({
    file,
    line: lineAt(prose, at),
    message: `“${said}” is hardcoded, and is the value of a fact: ${ids.join(', ')}.`,
    remedy: `write <Fact id="${ids[0]}" />, or <Example>${said}</Example> if it is an example's own; in an attribute or in front matter, say it without the number`,
  }));
}

export const writtenFactProblems = ({file, text}: Page, site: Site): Problem[] =>
  writtenProblems(file, without(text, FREE), site);

/** What pages show of other files: definitions, rows, and what components and elements say. */
const SHOWN = [
  'src/facts/{glossary,integration,modules,permissions,timeline}.yaml',
  'src/{components,search,theme,site-model/transforms}/**/*.{ts,tsx}',
];

const COMMENT = /\/\*[^]*?\*\/|(?<=^\s*)(?:\/\/|#).*/gm;

export const shownFactProblems = (site: Site): Problem[] =>
  globSync(SHOWN, {cwd: site.siteDir}).flatMap((file) =>
    writtenProblems(file, without(readText(path.join(site.siteDir, file)), COMMENT), site),
  );

/** What the contract says and shows: its descriptions, and its comments without their samples. */
const SILENT = /```[^]*?```|^[ \t]*(?:\/\*)?\*+|^(?![ \t]*\/?\*).*/gm;

/** A day has the same unit as days. */
const unitOf = ({unit}: Fact) => unit?.replace(/s?$/, 's');

/** A number of the contract or a drawing, which are copied as they are, that is another than the fact's. */
export function contractFactProblems({siteDir, facts: {product}}: Site): Problem[] {
  const units = [...new Set(product.flatMap((it) => unitOf(it) ?? []))];
  return globSync(['src/contract/**/*.{ts,yaml}', 'illustrations/scenes/**/*.tsx'], {
    cwd: siteDir,
  }).flatMap((file) => {
    const all = readText(path.join(siteDir, file));
    const text = file.endsWith('.ts') ? without(all, SILENT) : all;
    return units.flatMap((unit) => {
      const same = product.filter((it) => unitOf(it) === unit);
      const own = same.filter(({contract}) => contract?.includes(path.basename(file)));
      const meant = own.length ? own : same;
      const other = [...text.matchAll(withUnit(unit))].filter(
        ([said]) => !meant.some((fact) => byHand(fact)?.test(said)),
      );
      return other.map(({0: said, index}) => ({
        file,
        line: lineAt(text, index),
        message: `“${said.replace(/\s+/g, ' ')}” is another value than that of ${meant.map((it) => `${it.id}, ${it.said}`).join(', or ')}.`,
        remedy: 'correct it here, or in src/facts/product.yaml',
      }));
    });
  });
}
