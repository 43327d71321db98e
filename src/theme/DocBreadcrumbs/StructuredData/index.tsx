// Ejected (3.9.1): renders nothing. The original lists only the steps that are links, without the way home;
// src/finish/head writes the list from the trail that readers see, and sends no script for it.
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
