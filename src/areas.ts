import {site} from './site';

/** Titles of the sidebars by their id, in the order of the navbar. */
export const areas = {
  virtualStadium: site.product.name,
  moderationUi: 'Moderation UI',
  api: 'API',
} as const;
