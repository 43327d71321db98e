import type {ContractModel} from '../contract-model';
import type {CodeLink} from '../highlight/html';
import {pageRoute} from '../remark/pageRoute';
import type {Reference} from '../samples/references';
import {Samples} from '../samples/samples';
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

/**
 * The names in the fences of the site that lead to the reference, by the compiler's symbols: found
 * by the program that checks the samples, which is made once for each run of Docusaurus.
 */
export function codeLinks({siteDir, baseUrl, model}: Options) {
  let samples: Samples | undefined;
  return (file: string, line: number): CodeLink[] => {
    samples ??= Samples.of(siteDir);
    const fence = samples.fenceAt(file, line);
    const links = fence ? linksTo(samples.references(fence), model(), pageRoute(file)) : [];
    return links.map((link) => ({
      ...link,
      start: link.start + (fence?.hidden.length ?? 0),
      end: link.end + (fence?.hidden.length ?? 0),
      href: `${baseUrl}${link.href.slice(1)}`,
    }));
  };
}
