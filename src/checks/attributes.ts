import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {attributeText, staticValue} from '../base/attributes';
import {madeElements} from '../site-model/transforms/contents';
import type {Element, Form, Forms} from '../base/pageElement';
import {pageElements} from '../site-model/transforms/pageElements';
import type {Finding} from './check';
import {exists, fileBehind, PATH_REMEDY} from './imports';

/** What every element may have. */
const COMMON: Forms = {id: 'text', className: 'text', title: 'text', lang: 'text'};

/** What some have in addition. Whatever is not here could load, listen or write HTML. */
const HTML: ReadonlyMap<string, Forms> = new Map<string, Forms>([
  ['a', {href: 'text'}],
  ['details', {open: 'nothing'}],
]);

const formsOf = (name: string): Forms => ({
  ...COMMON,
  ...(HTML.get(name) ?? pageElements.get(name)?.attributes),
});

const PICTURE = /^require\(\s*(['"])(?<picture>[\w@./-]+\.(?:png|jpe?g))\1\s*\)$/;

/** Transforms put content in the place of an element and read its attributes, as texts or alone. */
const isMade = ({name}: Element) => madeElements.includes(name ?? '');

function isData(element: Element, name: string): boolean {
  try {
    staticValue(element, name);
    return true;
  } catch {
    return false;
  }
}

function formProblem(element: Element, {name, value}: MdxJsxAttribute, form: Form): string | null {
  const text = attributeText(element, name);
  if (typeof form === 'object') {
    const words = form.map((word) => `${name}="${word}"`).join(' or ');
    return text !== null && form.includes(text) ? null : `write ${words}`;
  }
  switch (form) {
    case 'text':
      return text === null ? `write ${name}="…", with plain text` : null;
    case 'nothing':
      return value === null || value === undefined ? null : `write ${name} alone`;
    case 'data':
      return isData(element, name) ? null : 'write lists, objects and texts as they are';
    case 'picture':
      return typeof value === 'object' && PICTURE.test(value?.value.trim() ?? '')
        ? null
        : `write ${name}={require('./picture.png')}`;
  }
}

/** Attributes that an element of a page does not have, or not in this form. */
export function attributeFindings(element: Element, page: string, siteDir: string): Finding[] {
  const tag = `<${element.name ?? ''}>`;
  const forms = formsOf(element.name ?? '');
  const known = Object.keys(forms).join(', ');
  return element.attributes.flatMap((attribute, index): Finding[] => {
    if (attribute.type !== 'mdxJsxAttribute') {
      const message = `${tag} has {${attribute.value}} for attributes.`;
      return [[message, 'write each attribute by its name']];
    }
    const {name, value} = attribute;
    if (element.attributes.slice(0, index).some((it) => 'name' in it && it.name === name)) {
      return [[`${tag} has “${name}” twice.`, 'remove one of them']];
    }
    const expression = typeof value === 'object' && value !== null ? value.value : null;
    if (isMade(element)) {
      const message = `“${name}” of ${tag} isn’t plain text.`;
      return expression === null ? [] : [[message, `write ${name}="…"`]];
    }
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (!form) {
      const remedy = `remove it, or write one of ${known}; for a new one, say in the component's inPages.ts what it takes`;
      return [[`Pages give ${tag} no “${name}”.`, remedy]];
    }
    const remedy = formProblem(element, attribute, form);
    if (remedy) {
      return [[`“${name}” of ${tag} is not what pages write there.`, remedy]];
    }
    const picture = PICTURE.exec(expression?.trim() ?? '')?.groups?.picture ?? '';
    const file = fileBehind(picture, page);
    const message = `There is no picture at "${picture}".`;
    return file === null || exists(siteDir, file) ? [] : [[message, PATH_REMEDY]];
  });
}
