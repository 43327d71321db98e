import type {Site} from '../site-model/site';

/** Tells one state of the contract from another; `null` before the first report. */
export const contractOf = ({record}: Pick<Site, 'record'>): string | null =>
  record?.at(-1)?.contract ?? null;

/** What everything to take along says of where it is from. */
export function stamp(site: Pick<Site, 'record' | 'commit'>): string {
  const commit = site.commit ? `commit ${site.commit}` : 'no commit';
  return `Made from ${commit}, contract ${contractOf(site) ?? 'not recorded'}.`;
}
