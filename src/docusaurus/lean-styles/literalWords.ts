import {parse, type AssignmentProperty, type Property} from 'acorn';
import {simple} from 'acorn-walk';

/** What the scripts of a site can put into a page, as far as styles see it. */
export interface ScriptWords {
  readonly classes: Set<string>;
  /** Custom properties that scripts read or set. */
  readonly properties: Set<string>;
}

/** `one two`, and no sentence of a page: nobody's class is "hero" because a text says so. */
const CLASS_LIST = /^[\w-]+(?:\s+[\w-]+)*$/;

function read(text: string, {classes, properties}: ScriptWords): void {
  for (const [property] of text.matchAll(/--[\w-]+/g)) {
    properties.add(property);
  }
  const lists = CLASS_LIST.test(text.trim())
    ? [text]
    : [...text.matchAll(/class="([^"]*)"/g)].map(([, list = '']) => list);
  for (const name of lists.join(' ').split(/\s+/)) {
    classes.add(name);
  }
}

/** `active` of `{active: isActive}` for clsx, and nothing of the `{active: 'active_x7Yz'}` of a CSS module. */
function conditionalClass({computed, key, value}: Property | AssignmentProperty): string {
  if (computed || value.type === 'Literal') {
    return '';
  }
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}

/** Adds what stands in the string literals and templates of a script. */
export function literalWords(script: string, words: ScriptWords): void {
  simple(parse(script, {ecmaVersion: 'latest'}), {
    Literal({value}) {
      if (typeof value === 'string') {
        read(value, words);
      }
    },
    TemplateElement({value}) {
      read(value.raw, words);
    },
    Property(node) {
      read(conditionalClass(node), words);
    },
  });
}
