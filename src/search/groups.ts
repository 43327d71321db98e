import {BEST, type Hit} from './find';

export interface HitGroup {
  readonly label: string;
  readonly hits: readonly Hit[];
}

/** The best hits, then the rest by area; an area is where its best hit is. */
export function groupsOf(hits: readonly Hit[]): HitGroup[] {
  const areas = new Map<string, Hit[]>();
  for (const hit of hits.slice(BEST)) {
    areas.set(hit.area, [...(areas.get(hit.area) ?? []), hit]);
  }
  return [
    {label: 'Best matches', hits: hits.slice(0, BEST)},
    ...[...areas].map(([area, rest]) => ({label: `More in ${area}`, hits: rest})),
  ].filter((group) => group.hits.length > 0);
}
