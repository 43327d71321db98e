import {attributeOf, textOf, type Element} from '../page/html';

const SENDS = 'would send what readers enter. Remedy: a button that sends nothing.';

/** What is wrong with an element, whatever its attributes are. */
const REFUSED = [
  {
    names: /^(?:applet|base|embed|frame|iframe|object|portal)$/,
    why: 'is blocked on this site. Remedy: link to what it would show.',
  },
  {names: /^form$/, why: SENDS},
  // In an SVG they change an address once the page is shown.
  {names: /^(?:animate|set)$/, why: 'can change where a link leads. Remedy: a style.'},
];

/** What a `link` says of another page without loading it. */
const TELLING = 'alternate author canonical help license me next prev search'.split(' ');

/** What the policy allows `data:` for. */
const PICTURES = ['img', 'image', 'input', 'source', 'video'];

const LOADING = ['src', 'poster', 'background', 'manifest', 'ping'];

interface Load {
  readonly address: string;
  readonly isPicture: boolean;
}

/** @param written - CSS; an escape in it can disguise `url(`, and is read as the letter that it means */
function cssLoads(written: string): Load[] {
  const css = written.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
    String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  );
  const sets = [...css.matchAll(/image-set\((?<set>[^)]*)/gi)].map(({groups}) => groups?.set ?? '');
  const found = [
    ...css.matchAll(/url\(\s*(["']?)(?<address>.*?)\1\s*\)/gis),
    ...css.matchAll(/@import\s+(["'])(?<address>.*?)\1/gis),
    ...sets.flatMap((set) => [...set.matchAll(/(["'])(?<address>.*?)\1/gs)]),
  ];
  return found.map(({groups}) => ({address: groups?.address ?? '', isPicture: true}));
}

function attributeLoads(element: Element, name: string, address: string): Load[] {
  const {tagName} = element;
  if (name === 'srcset' || name === 'imagesrcset') {
    // Each size of it reads as a path of this site.
    return address.split(/[\s,]+/).map((size) => ({address: size, isPicture: true}));
  }
  if (name === 'style') {
    return cssLoads(address);
  }
  if (name !== 'href' && !LOADING.includes(name)) {
    return [];
  }
  const relations = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/);
  const isTold = tagName === 'link' && relations.every((it) => TELLING.includes(it));
  const isLoad = name !== 'href' || (!isTold && !/^(?:a|area)$/.test(tagName));
  const isPicture = PICTURES.includes(tagName) || relations.includes('icon');
  return isLoad ? [{address, isPicture}] : [];
}

/** As browsers read it: control characters around it and tabs and line breaks in it do not count. */
function parsed(address: string, site: string): URL | null {
  return URL.canParse(address, site) ? new URL(address, site) : null;
}

/** @param what - such as `<img src>` */
function loadProblems(what: string, loads: readonly Load[], site: string): string[] {
  const foreign = loads.filter(({address, isPicture}) => {
    const url = parsed(address, site);
    const isInline = isPicture && url?.protocol === 'data:' && /^image\//i.test(url.pathname);
    return url?.origin !== new URL(site).origin && !isInline;
  });
  return foreign.map(
    ({address}) =>
      `${what} loads "${address}", which is not of this site. Remedy: put it into static.`,
  );
}

function linkProblems(tagName: string, address: string, site: string): string[] {
  const protocol = parsed(address, site)?.protocol ?? '';
  const leads = `<${tagName}> leads to "${address}"`;
  if (/^(?:javascript|vbscript):$/.test(protocol)) {
    return [`${leads}, which never runs. Remedy: use a button.`];
  }
  return /^(?:https|mailto):$/.test(protocol)
    ? []
    : [`${leads}, where no page may lead. Remedy: link to a page, or by https: or mailto:.`];
}

/**
 * What no policy of ours lets run, load or be sent, and what none can stop: to be led elsewhere.
 * @param site - where the site is: an origin
 */
export function elementProblems(element: Element, site: string): string[] {
  const {tagName, attrs} = element;
  const refused = REFUSED.find(({names}) => names.test(tagName));
  if (refused) {
    return [`<${tagName}> ${refused.why}`];
  }
  const inAttributes = attrs.flatMap(({name, value}) => {
    const what = `<${tagName} ${name}>`;
    if (name.startsWith('on')) {
      return `${what} never runs. Remedy: listen in a client module.`;
    }
    if (name === 'formaction') {
      return `<${tagName}> ${SENDS}`;
    }
    if (name === 'http-equiv' && /^\s*refresh\s*$/i.test(value)) {
      return `<${tagName} http-equiv="refresh"> leads readers away. Remedy: link to the page.`;
    }
    return [
      ...(name === 'href' && tagName !== 'link' ? linkProblems(tagName, value, site) : []),
      ...loadProblems(what, attributeLoads(element, name, value), site),
    ];
  });
  const css = tagName === 'style' ? cssLoads(textOf(element)) : [];
  return [...inAttributes, ...loadProblems('<style>', css, site)];
}
