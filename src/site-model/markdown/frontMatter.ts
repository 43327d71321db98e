import {parse} from 'yaml';

const BLOCK = /^---[ \t]*\n(?<yaml>[^]*?)\n---[ \t]*(?:\n|$)/;

/** The lines between the first two `---`; `null` where there are none. */
export function frontMatterBlock(text: string): string | null {
  return BLOCK.exec(text)?.groups?.yaml ?? null;
}

/** What a page says of itself; nothing where that is no YAML, which a check reports. */
export function readFrontMatter(text: string): Readonly<Record<string, unknown>> {
  try {
    const values: unknown = parse(frontMatterBlock(text) ?? '');
    return typeof values === 'object' && values !== null ? {...values} : {};
  } catch {
    return {};
  }
}
