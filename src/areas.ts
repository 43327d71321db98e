/** Titles of the sidebars by their id, in the order of the navbar. */
export const areas = {
  virtualStadium: 'Virtual Stadium',
  moderationUi: 'Moderation UI',
  api: 'API',
} as const;
