const link =
  /\s*\{@link(?:code|plain)?\s+(?<target>[^\s|}]+)\s*(?:\|?\s*(?<text>[^}]*?))?\s*\}\s*/g;

function plainParagraph(paragraph: string): string {
  return paragraph
    .replace(/\n(?!(?:[-*]|\d+\.) )/g, ' ')
    .replace(link, (_, target: string, text: string) => ` ${text || `\`${target}\``} `)
    .replace(/\{@provisional\s*\}/g, '(provisional)')
    .replace(/\{@provisional\s+([^}]*?)\s*\}/g, '⟨$1⟩ (provisional)')
    .replace(/ +(?=[.,;:!?)\]])/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * A comment as a schema's description: paragraphs and lists without the line breaks of the source.
 * The generator gives inline tags apart from the words around them, with spaces in between. A link
 * becomes the name that it leads to, and a table is left out: few programs that show descriptions
 * can draw one.
 */
export function plainDescription(comment: string): string {
  return comment
    .split(/\n{2,}/)
    .filter((paragraph) => !paragraph.trimStart().startsWith('|'))
    .map(plainParagraph)
    .join('\n\n');
}
