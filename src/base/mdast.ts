import type {Link, List, ListItem, Paragraph, PhrasingContent} from 'mdast';

/** The few kinds of nodes that text is made of. */

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const emphasis = (value: string): Paragraph =>
  paragraph({type: 'emphasis', children: [text(value)]});

export const strong = (children: PhrasingContent[]): PhrasingContent => ({
  type: 'strong',
  children,
});

export const link = (url: string, children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});

export const listItem = (...children: ListItem['children']): ListItem => ({
  type: 'listItem',
  spread: false,
  children,
});

export const list = (children: ListItem[], ordered = false): List => ({
  type: 'list',
  ordered,
  spread: false,
  children,
});
