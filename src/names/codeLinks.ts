import type {ContractModel} from '../contract-model';
import type {CodeLink} from '../highlight/html';
import {pageRoute} from '../remark/pageRoute';
import type {Reference} from '../samples/references';
import {sourceTask} from '../source-thread';
import {catalogueOf} from './catalogue';

interface Options {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly model: () => ContractModel;
}

/** What is linked of the names in a fence: each once, and none to the page it stands on. */
export function linksTo(
  references: readonly Reference[],
  model: ContractModel,
  route: string | null,
): CodeLink[] {
  const catalogue = catalogueOf(model);
  const seen = new Set<string>();
  return references.flatMap(({start, end, target}): CodeLink[] => {
    const place = catalogue.target(target);
    if (!place || seen.has(place.card) || place.href.replace(/#.*/, '') === route) {
      return [];
    }
    seen.add(place.card);
    const {href, card} = place;
    return [card === href ? {start, end, href} : {start, end, href, card}];
  });
}

/** What the names in the fences of a page lead to, by the lines of the fences. */
export type CodeLinks = (file: string) => Promise<ReadonlyMap<number, readonly CodeLink[]>>;

/** The names in the fences of the site that lead to the reference, by the compiler's symbols. */
export function codeLinks({siteDir, baseUrl, model}: Options): CodeLinks {
  return async (file) => {
    const fences = await sourceTask('references', {siteDir, file});
    return new Map(
      fences.map(({line, hidden, references}) => [
        line,
        linksTo(references, model(), pageRoute(file)).map((link) => ({
          ...link,
          start: link.start + hidden,
          end: link.end + hidden,
          href: `${baseUrl}${link.href.slice(1)}`,
        })),
      ]),
    );
  };
}
