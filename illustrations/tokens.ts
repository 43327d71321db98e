/** The part of the site's colour tokens that a scene uses. */
import type {Mode} from './scene';

const BLOCKS: Readonly<Record<Mode, string>> = {light: ':root', dark: "[data-theme='dark']"};

function tokensOf(css: string, mode: Mode): [name: string, value: string][] {
  const start = css.indexOf(`${BLOCKS[mode]} {`);
  const end = css.indexOf('\n}', start);
  if (start < 0 || end < 0) {
    throw new Error(`src/css/custom.css has no block "${BLOCKS[mode]}" with the ${mode} tokens.`);
  }
  return [...css.slice(start, end).matchAll(/(--vs-[\w-]+):\s*([^;]+);/g)].map(
    ([, name, value]) => [name!, value!.replace(/\s+/g, ' ')],
  );
}

/**
 * The tokens that `source` names, as one rule for the mode. Only these: a picture is not out of
 * date because a rule or a token changed that it doesn't use.
 */
export function usedTokens(css: string, mode: Mode, source: string): string {
  const tokens = new Map([
    ...tokensOf(css, 'light'),
    ...(mode === 'dark' ? tokensOf(css, 'dark') : []),
  ]);
  const used = [...new Set(source.match(/--vs-[\w-]+/g) ?? [])].sort();
  const lines = used.map((name) => {
    const value = tokens.get(name);
    if (value === undefined) {
      throw new Error(`A scene uses ${name}, which src/css/custom.css does not set.`);
    }
    return `${name}:${value};`;
  });
  return `:root{${lines.join('')}}`;
}
