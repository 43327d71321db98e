import type {Root} from 'mdast';
import type {Problem} from '../../base/problem';
import type {Fences} from '../fences/fence';
import type {Source} from '../sources/sources';

/** A page that was read: once for each state of its text and of what is put into it. */
export interface Page extends Source {
  /** The page's own; empty for a partial. */
  readonly title: string;
  readonly description: string;
  /** In no list: neither twin nor search, card or change. */
  readonly unlisted: boolean;
  /** As its author wrote it; `null` where it is no MDX. Trees belong to the site: copy, then change. */
  readonly written: Root | null;
  /** With what is put into it, headings with their ids; fences are still fences. */
  readonly tree: Root | null;
  /** The same with nothing but Markdown in it; `null` where something has no such form. */
  readonly plain: Root | null;
  /** Every id, and how often; `null` where something is left out that could have brought more. */
  readonly ids: ReadonlyMap<string, number> | null;
  readonly fences: Fences;
  /** What was wrong while it was read. */
  readonly problems: readonly Problem[];
}
