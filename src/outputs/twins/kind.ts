/** What a page is for: one path from its beginning to its end, one task, something to look up, or how it all hangs together. */
type Kind = 'tutorial' | 'how-to' | 'reference' | 'overview';

/** By what its route is called; the first that fits. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^\/docs\/api(?:\/|$)|\/(?:views|shared)\/|\/web\/api$|\/endpoints$/, 'reference'],
  [/\/licensing$|^\/markdown-page$/, 'reference'],
  [/\/quickStart$|\/integrationTimeline\//, 'tutorial'],
  [/\/overview$|^\/(?:docs|web)?$|\/moderationUi\/\w+$|\/mobileIntro$/, 'overview'],
];

export const kindOf = (route: string): Kind =>
  KINDS.find(([pattern]) => pattern.test(route))?.[1] ?? 'how-to';
