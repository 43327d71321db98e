import type {Link, List, ListItem, Paragraph, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

export interface RecentChangesOptions {
  /** Newest first; `null` where the history of the pages is not known. */
  readonly changes: () =>
    | readonly {
        readonly title: string;
        /** Without base URL. */
        readonly route: string;
        /** `2026-11-20` */
        readonly day: string;
      }[]
    | null;
}

type Change = NonNullable<ReturnType<RecentChangesOptions['changes']>>[number];

// As the theme writes the date under a page.
const written = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'});

function text(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}]};
}

function list(children: ListItem[]): List {
  return {type: 'list', ordered: false, spread: false, children};
}

function link({title, route}: Change): ListItem {
  const children: Link[] = [{type: 'link', url: route, children: [{type: 'text', value: title}]}];
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children}]};
}

/** Makes the list of the pages that changed lately, by day, of `<RecentChanges />`. */
export default function recentChanges({changes}: RecentChangesOptions): Transformer<Root> {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'RecentChanges' || !parent || index === undefined) {
        return;
      }
      const known = changes();
      if (!known?.length) {
        parent.children[index] = text(
          'This copy of the site was built without the history of its pages, so it cannot say which of them changed.',
        );
        return;
      }
      const days = [...new Set(known.map(({day}) => day))];
      const items = days.map((day): ListItem => {
        const links = known.filter((change) => change.day === day).map(link);
        const date = text(written.format(new Date(day)));
        return {type: 'listItem', spread: false, children: [date, list(links)]};
      });
      parent.children[index] = list(items);
    });
  };
}
