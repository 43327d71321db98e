/**
 * The address of a page's Markdown twin, `null` for the error page, which has none.
 * @param permalink - of the page, with base URL
 */
export function markdownTwin(permalink: string, baseUrl: string): string | null {
  const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return route === '404.html' ? null : `${baseUrl}${route || 'index'}.md`;
}
