import {attributeOf, type Element} from '../html';

const EMBEDS = new Set(['applet', 'base', 'embed', 'frame', 'iframe', 'object', 'portal']);

/** In an SVG they can change an address once the page is shown. */
const CHANGES = new Set(['animate', 'set']);

/** What a `link` says of another page without loading it. */
const TELLING = new Set('alternate author canonical help license me next prev search'.split(' '));

const LINK_SCHEMES = new Set(['https:', 'mailto:']);

const SCRIPT_SCHEMES = new Set(['javascript:', 'vbscript:']);

/** What the policy allows `data:` for. */
const PICTURES = new Set(['img', 'image', 'input', 'source', 'video']);

const LOADING = new Set(['src', 'poster', 'background', 'manifest', 'ping']);

interface Load {
  /** Such as `<img src>`. */
  readonly what: string;
  readonly address: string;
  readonly isPicture: boolean;
}

/** As browsers read it: control characters around it and tabs and line breaks in it do not count. */
function parsed(address: string, site: string): URL | null {
  return URL.canParse(address, site) ? new URL(address, site) : null;
}

function attributeLoads(element: Element, name: string, value: string): Load[] {
  const {tagName} = element;
  const what = `<${tagName} ${name}>`;
  const isPicture = PICTURES.has(tagName);
  if (name === 'srcset' || name === 'imagesrcset') {
    // Each size of it reads as a path of this site.
    return value.split(/[\s,]+/).map((address) => ({what, address, isPicture: true}));
  }
  if (name === 'href') {
    const rel = attributeOf(element, 'rel') ?? '';
    const relations = rel.toLowerCase().split(/\s+/);
    const isTold = tagName === 'link' && relations.every((it) => TELLING.has(it));
    const load = {what, address: value, isPicture: isPicture || relations.includes('icon')};
    return isTold || tagName === 'a' || tagName === 'area' ? [] : [load];
  }
  if (name === 'style') {
    return cssLoads(what, value);
  }
  return LOADING.has(name) ? [{what, address: value, isPicture}] : [];
}

/** @param written - CSS; an escape in it can disguise `url(`, and is read as the letter it stands for */
function cssLoads(what: string, written: string): Load[] {
  const css = written.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
    String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  );
  const found = [
    ...css.matchAll(/url\(\s*(["']?)(?<address>.*?)\1\s*\)/gis),
    ...css.matchAll(/@import\s+(["'])(?<address>.*?)\1/gis),
    ...[...css.matchAll(/image-set\((?<set>[^)]*)/gi)].flatMap(({groups}) => [
      ...(groups?.set ?? '').matchAll(/(["'])(?<address>.*?)\1/gs),
    ]),
  ];
  return found.map(({groups}) => ({what, address: groups?.address ?? '', isPicture: true}));
}

function loadProblem({what, address, isPicture}: Load, site: string): string[] {
  const url = parsed(address, site);
  const isOurs = url?.origin === new URL(site).origin;
  const isInline = isPicture && url?.protocol === 'data:' && /^image\//i.test(url.pathname);
  return isOurs || isInline
    ? []
    : [`${what} loads "${address}", which is not of this site. Remedy: put it into static.`];
}

function linkProblem(tagName: string, address: string, site: string): string[] {
  const protocol = parsed(address, site)?.protocol ?? '';
  const leads = `<${tagName}> leads to "${address}"`;
  if (SCRIPT_SCHEMES.has(protocol)) {
    return [`${leads}, which never runs. Remedy: use a button.`];
  }
  return LINK_SCHEMES.has(protocol)
    ? []
    : [`${leads}, where no page may lead. Remedy: link to a page, or by https: or mailto:.`];
}

/**
 * What no policy of ours lets run, load or be sent, and what none can stop: to be led elsewhere.
 * @param css - the text of a `style`
 * @param site - where the site is: an origin
 */
export function elementProblems(element: Element, css: string, site: string): string[] {
  const {tagName, attrs} = element;
  const handlers = attrs
    .filter(({name}) => name.startsWith('on'))
    .map(({name}) => `<${tagName} ${name}> never runs. Remedy: listen in a client module.`);
  if (EMBEDS.has(tagName)) {
    const blocked = `<${tagName}> is blocked on this site. Remedy: link to what it would show.`;
    return [...handlers, blocked];
  }
  if (CHANGES.has(tagName)) {
    return [...handlers, `<${tagName}> can change where a link leads. Remedy: a style.`];
  }
  const isRefresh = /^\s*refresh\s*$/i.test(attributeOf(element, 'http-equiv') ?? '');
  const refresh = `<${tagName} http-equiv="refresh"> leads readers away. Remedy: link to the page.`;
  const isSent = tagName === 'form' || attrs.some(({name}) => name === 'formaction');
  const sent = `<${tagName}> would send what readers enter. Remedy: a button that sends nothing.`;
  const links = attrs.filter(({name}) => name === 'href' && tagName !== 'link');
  const loads = [
    ...attrs.flatMap(({name, value}) => attributeLoads(element, name, value)),
    ...cssLoads('<style>', css),
  ];
  return [
    ...handlers,
    ...(isRefresh ? [refresh] : []),
    ...(isSent ? [sent] : []),
    ...links.flatMap(({value}) => linkProblem(tagName, value, site)),
    ...loads.flatMap((load) => loadProblem(load, site)),
  ];
}
