import {bullets, link} from '../../base/mdast';
import type {MadeElement} from './putIn';

/** `<PageLinks pages="/web /docs" />`: links to pages, each by the title that the page has. */
export const pageLinks = (titles: Readonly<Record<string, string>>): MadeElement => ({
  attributes: ['pages'],
  make({values, fail}) {
    const routes = (values.get('pages') ?? '').split(' ').filter(Boolean);
    const items = routes.map((route) => {
      const title = titles[route];
      if (title === undefined) {
        throw fail(`leads to “${route}”, where there is no page`, 'write routes, such as /web');
      }
      return [link(route, [title])];
    });
    return [bullets(items)];
  },
});
