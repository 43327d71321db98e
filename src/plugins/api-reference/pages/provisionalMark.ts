/**
 * The mark of what the product's owner has not confirmed, the same as the Provisional component
 * renders on written pages. Markdown inside the span, since Docusaurus resolves and checks the
 * link only when it is Markdown.
 */
export function provisionalMark(href: string): string {
  return `<span class="provisional">[provisional](${href} "Not confirmed by the product’s owner")</span>`;
}
