import {BEST, type Hit} from './find';

export interface HitGroup {
  readonly label: string;
  readonly hits: readonly Hit[];
}

/**
 * The best hits, then the rest by area; an area is where its best hit is.
 * @param own - the area in which the search was opened: its rest comes first
 */
export function groupsOf(hits: readonly Hit[], own?: string): HitGroup[] {
  const areas = new Map<string, Hit[]>();
  for (const hit of hits.slice(BEST)) {
    areas.set(hit.area, [...(areas.get(hit.area) ?? []), hit]);
  }
  const inOrder = [...areas].sort(([a], [b]) => Number(b === own) - Number(a === own));
  return [
    {label: 'Best matches', hits: hits.slice(0, BEST)},
    ...inOrder.map(([area, rest]) => ({label: `More in ${area}`, hits: rest})),
  ].filter((group) => group.hits.length > 0);
}
