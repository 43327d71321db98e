/** Browsers leave these out of an address, or read `\` as `/`, before they look where it leads. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for.
const DISGUISE = /[\u0000-\u0020\u007f-\u009f\\]/;

/** Whether an address has no scheme and no host of its own: `../a.mdx`, `/docs`, `#part`. */
export function isOwnPath(url: string): boolean {
  return !DISGUISE.test(url) && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Whether text may link there: to this site, to others by `https:`, to mailboxes. */
export function mayLinkTo(url: string): boolean {
  return (
    isOwnPath(url) ||
    (!DISGUISE.test(url) && /^(?:https:\/\/\w|mailto:|pathname:\/\/\/(?!\/))/.test(url))
  );
}

export const LINK_REMEDY =
  'link to a page by its file, to another site by https://, to a mailbox by mailto:';

export const PICTURE_REMEDY = 'put the picture next to the page, and write its path';
