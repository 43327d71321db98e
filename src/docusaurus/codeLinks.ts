import type {ContractModel} from '../site-model/contract';
import type {CodeLink} from '../site-model/highlight/html';
import {pageRoute} from '../base/pageRoute';
import type {Reference} from '../site-model/samples/references';
import type {CodeLinks} from '../site-model/transforms/codeBlocks';
import {sourceTask} from './source-thread';
import {catalogueOf} from '../site-model/names/catalogue';

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
