export interface TimelineStep {
  /** Name of the page's file, which `<Timeline current="…" />` names. */
  readonly id: string;
  readonly label: string;
}

/** The steps of the integration timeline, in order. */
export const timelineSteps: readonly TimelineStep[] = [
  {id: 'addBrand', label: 'Brand'},
  {id: 'addOperator', label: 'Operator'},
  {id: 'copyAPIKey', label: 'API key'},
  {id: 'inviteSupervisorsAndModerators', label: 'Team'},
  {id: 'createChannels', label: 'Channel'},
  {id: 'moderationSettingsSetup', label: 'Settings'},
];

/** Folder of their pages, without base URL. */
export const timelinePages = '/docs/moderationUi/integrationTimeline';
