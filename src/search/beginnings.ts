import type {SearchData} from './data';
import type {Hit} from './find';
import type {HitGroup} from './groups';

/** Where readers begin: to embed, to sign, to connect, to moderate, to call, to look up. */
export const BEGINNINGS = [
  '/docs/virtualStadium/web/widgets/virtualStadium/quickStart',
  '/docs/virtualStadium/authentication',
  '/docs/virtualStadium/web/adapter/custom/getting-started',
  '/docs/moderationUi/integrationTimeline/overview',
  '/docs/apiReference/endpoints',
  '/docs/api',
];

const hit = (href: string, title: string, area = ''): Hit => ({
  ...{href, area, title: [{text: title, found: false}]},
  ...{heading: [], excerpt: []},
});

/** A part of the page that is open. */
export interface Part {
  readonly id: string;
  readonly title: string;
}

/** What the search shows before anything is asked. */
export function beginnings({pages}: SearchData, parts: readonly Part[]): HitGroup[] {
  const begin = BEGINNINGS.flatMap((path) => pages.filter((page) => page.path === path));
  return [
    {label: 'Begin here', hits: begin.map(({path, title, area}) => hit(path, title, area))},
    {label: 'On this page', hits: parts.map(({id, title}) => hit(`#${id}`, title))},
  ].filter(({hits}) => hits.length > 0);
}
