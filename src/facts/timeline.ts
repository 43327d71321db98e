export interface TimelineStep {
  /** Name of the page's file, which `<Timeline current="…" />` names. */
  readonly id: string;
  readonly label: string;
}

/** Folder of their pages, without base URL. */
export const timelinePages = '/docs/moderationUi/integrationTimeline';
