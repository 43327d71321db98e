import {cardSize} from '../../base/cardSize';
import {escapeHtml} from '../../base/plainText';
import {site as settings} from '../../site';

/**
 * What makes a link to a page a card elsewhere. Title, description and address are the theme's.
 * @param image - absolute address of the picture
 */
export function previewTags(image: string, alt: string, type: 'article' | 'website'): string {
  const values: Readonly<Record<string, string>> = {
    'og:type': type,
    'og:site_name': settings.title,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': alt,
    'twitter:image': image,
    'twitter:image:alt': alt,
  };
  const tags = Object.entries(values).map(([key, value]) => {
    const content = escapeHtml(value).replaceAll('>', '&gt;');
    return `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${content}">`;
  });
  return tags.join('');
}

/** A page written in React can name a picture of its own in its head. */
export function hasPreview(head: string): boolean {
  return /<meta\b[^>]*\bproperty="?og:image"?[\s/>]/.test(head);
}
