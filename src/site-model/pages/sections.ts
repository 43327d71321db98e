import path from 'node:path';
import type {Head} from './page';

/** What a sidebar lists, as `sidebars.ts` writes it. */
type SidebarItem =
  | string
  | {
      readonly type: string;
      readonly id?: string;
      readonly link?: {readonly type: string; readonly id?: string};
      readonly items?: readonly SidebarItem[];
    };

/** By id of the sidebar: the ids of its docs, in its order. */
export type Sidebars = ReadonlyMap<string, readonly string[]>;

function docIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string'
      ? [item]
      : [item.id ?? [], item.link?.id ?? [], docIds(item.items ?? [])].flat(),
  );
}

export async function readSidebars(siteDir: string): Promise<Sidebars> {
  // Loaded here: the thread that reads the contract names docs too, and has no need of it.
  const {loadFreshModule} = await import('@docusaurus/utils');
  const written = (await loadFreshModule(path.join(siteDir, 'sidebars.ts'))) as object;
  return new Map(
    Object.entries(written).map(([id, items]) => [id, docIds(items as readonly SidebarItem[])]),
  );
}

/** The id that Docusaurus gives a doc: its path. `null` for a page that is none. */
export function docIdOf(file: string): string | null {
  return /^docs\/(?<id>.+)\.mdx$/.exec(file)?.groups?.id ?? null;
}

export interface Section<Page> {
  readonly title: string;
  readonly pages: readonly Page[];
}

/**
 * All pages that are listed: first those of no sidebar, then sidebar by sidebar.
 * @param areas - titles of the sidebars by their id
 */
export function sectionsOf<Page extends Head>(
  pages: readonly Page[],
  sidebars: Sidebars,
  areas: Readonly<Record<string, string>>,
): Section<Page>[] {
  const listed = pages.filter(({route, unlisted}) => route !== null && !unlisted);
  const docs = new Map(listed.map((page) => [docIdOf(page.file), page]));
  const sections = [...sidebars].map(([id, ids]): Section<Page> => {
    const listedHere = new Set(ids.flatMap((doc) => docs.get(doc) ?? []));
    return {title: areas[id] ?? id, pages: [...listedHere]};
  });
  const inSidebar = new Set(sections.flatMap((section) => section.pages));
  const others = listed.filter((page) => !inSidebar.has(page));
  // The start page comes first.
  const start = others.toSorted((a, b) => Number(isDoc(a)) - Number(isDoc(b)));
  return [{title: 'Start', pages: start}, ...sections];
}

const isDoc = ({file}: Head): boolean => docIdOf(file) !== null;
