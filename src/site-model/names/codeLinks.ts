import type {ContractModel} from '../contract';
import type {CodeLink} from '../highlight/html';
import type {FenceReferences, Reference} from '../samples/references';
import {catalogueOf} from './catalogue';

/** What is linked of the names in a fence: each once, and none to the page it is on. */
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

interface Where {
  readonly route: string | null;
  readonly baseUrl: string;
  readonly model: ContractModel;
}

/** The links in the fences of a page, by the fence's line. */
export function codeLinks(
  fences: readonly FenceReferences[],
  {route, baseUrl, model}: Where,
): Map<number, CodeLink[]> {
  return new Map(
    fences.map(({line, references}) => {
      const links = linksTo(references, model, route);
      return [line, links.map((link) => ({...link, href: `${baseUrl}${link.href.slice(1)}`}))];
    }),
  );
}
