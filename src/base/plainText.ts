/** A text where only one line has room: breaks and control characters would end it too early. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** What the owner writes as plain text, for settings of the theme that it puts into pages as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export const capitalised = (text: string): string => text.replace(/^./u, (it) => it.toUpperCase());
