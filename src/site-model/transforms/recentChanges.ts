import {bullets, link, list, listItem, paragraph, type Block} from '../../base/mdast';
import type {PageChange} from '../history/recentChanges';
import {shownDay} from '../report/news';
import type {MadeElement} from './putIn';

type Change = Pick<PageChange, 'title' | 'route' | 'day'> &
  Partial<Pick<PageChange, 'part' | 'description'>>;

function byDay(changes: readonly Change[]): Block {
  const days = [...new Set(changes.map(({day}) => day))];
  return list(
    days.map((day) => {
      const ofDay = changes.filter((change) => change.day === day);
      const pages = bullets(
        ofDay.map(({title, route, part, description}) => [
          link(route, [title]),
          ...(part ? [`. ${description}`] : []),
        ]),
      );
      return listItem(paragraph(shownDay(day)), pages);
    }),
  );
}

const UNKNOWN =
  'This copy of the site was built without the history of its pages, so it cannot say which of them changed.';

/**
 * `<RecentChanges />`: the pages and the parts of the contract that changed lately, by day.
 * @param changes - newest first; `null` where the history of the pages is not known
 */
export const recentChanges = (changes: readonly Change[] | null): MadeElement => ({
  make: () => [changes?.length ? byDay(changes) : paragraph(UNKNOWN)],
});
