/** A class of a CSS module without the hash that the bundler gives it. */
export const localName = (name: string): string => name.replace(/_[\w-]{4}$/, '');
