import type {Inline} from './inline';

/**
 * The policy of a page. A navigation keeps the policy of the page that it began on, so nothing here
 * may depend on the page but the hashes of what its HTML carries.
 *
 * - `data:` pictures are the previews of pictures that still load, and Infima's icons.
 * - Style attributes: React writes what components set (heights, previews, alignment) into the
 *   prerendered HTML. Each is allowed by its hash, which `'unsafe-hashes'` is needed for; what
 *   scripts set on `element.style` is not subject to a policy.
 */
export function policyOf({scripts, styles, styleAttributes}: Inline): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ...(styleAttributes.length > 0
      ? [['style-src-attr', "'unsafe-hashes'", ...styleAttributes]]
      : []),
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** Other sites do not learn which page a reader came from. */
export const REFERRER = 'same-origin';

const CHARSET = /<meta charset=[^>]*>/i;

/** The page with its policy before everything that the policy is for; `null` where it has no place. */
export function withPolicy(html: string, inline: Inline): string | null {
  if (!CHARSET.test(html)) {
    return null;
  }
  const tags = `<meta http-equiv="Content-Security-Policy" content="${policyOf(inline)}"><meta name="referrer" content="${REFERRER}">`;
  return html.replace(CHARSET, (charset) => charset + tags);
}
