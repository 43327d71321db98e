import {resolveName, type ContractModel, type ResolvedName} from '../contract';
import {widgetProperties} from '../contract/resolveName';
import type {CodeLink} from '../highlight/html';
import type {FenceReferences, Reference, Target} from '../samples/references';

/** What a name in a sample leads to; `null` for what has no place, or is not worth a link. */
function resolved(model: ContractModel, target: Target): ResolvedName | null {
  switch (target.kind) {
    case 'global':
      return target.name === 'SIR' ? resolveName(model, 'SIRFunction', 'type') : null;
    case 'property': {
      const field = resolveName(model, `${target.type}.${target.path}`, 'type');
      const isOfWidget = widgetProperties(model).some(({href}) => href === field?.href);
      return isOfWidget ? field : null;
    }
    case 'widget': {
      const set = model.entries.find(({widget}) => widget === target.name);
      return set ? resolveName(model, set.name, 'type') : null;
    }
    default:
      return resolveName(model, target.name, target.kind === 'function' ? 'type' : target.kind);
  }
}

/** What is linked of the names in a fence: each once, and none to the page it is on. */
export function linksTo(
  references: readonly Reference[],
  model: ContractModel,
  route: string | null,
): CodeLink[] {
  const seen = new Set<string>();
  return references.flatMap(({start, end, target}): CodeLink[] => {
    const place = resolved(model, target);
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
