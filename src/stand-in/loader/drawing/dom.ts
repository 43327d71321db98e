/** What a view wants to be there. Text becomes text nodes: nothing is ever read as HTML. */
export interface Wanted {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly (Wanted | string)[];
}

type Listener = (event: Event) => void;
type Attributes = Readonly<Record<string, string | number | boolean | undefined | Listener>>;
export type Child = Wanted | string | null | false | readonly Child[];

const flat = (child: Child): readonly (Wanted | string)[] =>
  child === null || child === false ? [] : isMany(child) ? child.flatMap(flat) : [child];

const isMany = (child: Child): child is readonly Child[] => Array.isArray(child);

/** An element. `key` tells it from its neighbours; a function listens to the event of its name. */
export function h(tag: string, attributes: Attributes = {}, ...children: Child[]): Wanted {
  return {tag, attributes, children: flat(children)};
}

/** What each node was made from, so that what has not changed is left alone. */
const made = new WeakMap<Node, Wanted | string>();
const listening = new WeakMap<Element, Record<string, Listener>>();

function setAttributes(element: Element, next: Attributes, old: Attributes): void {
  const listeners = listening.get(element) ?? {};
  listening.set(element, listeners);
  for (const name of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const value = next[name];
    if (typeof value === 'function') {
      if (!listeners[name]) {
        element.addEventListener(name, (event) => listeners[name]?.(event));
      }
      listeners[name] = value;
    } else if (value === old[name] || name === 'key') {
      continue;
    } else if (value === undefined || value === false) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
}

const keyOf = (it: Wanted | string | undefined) =>
  typeof it === 'object' && it.attributes.key !== undefined ? String(it.attributes.key) : null;

function fits(old: Wanted | string | undefined, next: Wanted | string): boolean {
  return typeof old === 'object' && typeof next === 'object'
    ? old.tag === next.tag && keyOf(old) === keyOf(next)
    : typeof old === 'string' && typeof next === 'string';
}

function create(next: Wanted | string, document: Document): Node {
  return typeof next === 'string' ? document.createTextNode('') : document.createElement(next.tag);
}

function update(node: Node, next: Wanted | string): void {
  const old = made.get(node);
  if (old === next) {
    return;
  }
  made.set(node, next);
  if (typeof next === 'string') {
    node.textContent = next;
  } else {
    const element = node as Element;
    setAttributes(element, next.attributes, typeof old === 'object' ? old.attributes : {});
    patch(element, next.children);
  }
}

/**
 * Makes the children of a node what is wanted. A node that fits stays where it is, with its focus and
 * what the user has typed into it.
 */
export function patch(parent: Node, wanted: readonly (Wanted | string)[]): void {
  const free = [...parent.childNodes].filter((it) => made.has(it)) as Node[];
  const nodes = wanted.map((next) => {
    const index = free.findIndex((it) => fits(made.get(it), next));
    return index < 0 ? create(next, parent.ownerDocument!) : free.splice(index, 1)[0]!;
  });
  free.forEach((it) => parent.removeChild(it));
  nodes.forEach((node, index) => {
    update(node, wanted[index]!);
    const there = parent.childNodes[index] ?? null;
    if (there !== node) {
      parent.insertBefore(node, there);
    }
  });
}

/** A button with its text. */
export function button(text: string, click: () => void, attributes: Attributes = {}): Wanted {
  return h('button', {type: 'button', ...attributes, click}, text);
}
