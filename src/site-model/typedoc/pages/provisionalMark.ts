import {provisionalMark as mark} from '../../../base/provisional';

/**
 * The mark as the pages of the reference have it. Markdown inside the span, since Docusaurus
 * resolves and checks the link only when it is Markdown.
 */
export function provisionalMark(href: string): string {
  return `<span class="${mark.className}">[${mark.word}<span>${mark.heard}</span>](${href})</span>`;
}
