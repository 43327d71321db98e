/** The tokens of colour that a block of a style sheet sets, as declarations. */
function declarations(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  const found = block.match(/--vs-[\w-]+: #[0-9a-f]{6};/g);
  if (start < 0 || !found) {
    throw new Error(
      `src/css/custom.css\n  There are no color tokens in ${selector}.\n  Remedy: write them there, or correct src/outputs/stand-in/palette.ts.`,
    );
  }
  return found.join('');
}

/** The site's colours in light and dark, for what is drawn outside of the site. */
export function paletteOf(css: string): {readonly light: string; readonly dark: string} {
  return {light: declarations(css, ':root'), dark: declarations(css, "[data-theme='dark']")};
}
