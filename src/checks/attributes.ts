import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {attributeText, staticValue} from '../site-model/markdown/attributes';
import {madeElements} from '../site-model/transforms/contents';
import {exists, fileBehind} from './imports';
import type {Slip} from '../base/problem';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * How an attribute is written: `title="…"`, `default`, `image={require('./a.png')}`, `cards={[…]}`,
 * or as one of a few words.
 */
type Form = 'text' | 'nothing' | 'picture' | 'data' | readonly string[];

type Forms = Readonly<Record<string, Form>>;

/** What every element may have. */
const COMMON: Forms = {id: 'text', className: 'text', title: 'text', lang: 'text'};

/** What some have beside. Whatever is not here could load, listen or write HTML. */
const OWN: ReadonlyMap<string | null, Forms> = new Map<string | null, Forms>([
  ['a', {href: 'text'}],
  ['details', {open: 'nothing'}],
  ['Cards', {cards: 'data', headingLevel: ['h2', 'h3']}],
  [
    'Picture',
    {
      ...{image: 'picture', dark: 'picture', narrow: 'picture', narrowDark: 'picture'},
      ...{alt: 'text', caption: 'text'},
    },
  ],
  ['TabItem', {value: 'text', label: 'text', default: 'nothing'}],
  ['Tabs', {groupId: 'text'}],
]);

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
export function attributeSlips(element: Element, page: string, siteDir: string): Slip[] {
  const line = element.position?.start.line ?? 1;
  const tag = `<${element.name ?? ''}>`;
  const forms = {...COMMON, ...OWN.get(element.name)};
  const known = Object.keys(forms).join(', ');
  return element.attributes.flatMap((attribute, index): Slip[] => {
    if (attribute.type !== 'mdxJsxAttribute') {
      const message = `${tag} has {${attribute.value}} for attributes.`;
      return [{line, message, remedy: 'write each attribute by its name'}];
    }
    const {name, value} = attribute;
    if (element.attributes.slice(0, index).some((it) => 'name' in it && it.name === name)) {
      return [{line, message: `${tag} has “${name}” twice.`, remedy: 'remove one of them'}];
    }
    const expression = typeof value === 'object' && value !== null ? value.value : null;
    if (isMade(element)) {
      return expression === null
        ? []
        : [{line, message: `“${name}” of ${tag} is no plain text.`, remedy: `write ${name}="…"`}];
    }
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (!form) {
      const message = `Pages give ${tag} no “${name}”.`;
      const remedy = `remove it, or write one of ${known}; for a new one, say in src/checks/attributes.ts what it takes`;
      return [{line, message, remedy}];
    }
    const remedy = formProblem(element, attribute, form);
    if (remedy) {
      return [{line, message: `“${name}” of ${tag} is not what pages write there.`, remedy}];
    }
    const picture = PICTURE.exec(expression?.trim() ?? '')?.groups?.picture ?? '';
    const file = fileBehind(picture, page);
    return file === null || exists(siteDir, file)
      ? []
      : [
          {
            line,
            message: `There is no picture at "${picture}".`,
            remedy: 'correct the path; it is relative to the page',
          },
        ];
  });
}
