import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Leaves to the browser who sees an outline. The theme takes it from whoever has not just pressed
 * Tab, users of screen readers among them (Docusaurus 11314), by a rule below a class of `body` that
 * every click takes away and every navigation sets again: each time the browser matched the styles of
 * the whole page anew, for 3 to 9 ms on a processor four times slower. `:focus-visible` in
 * `src/css/custom.css` says what the outline looks like.
 */
export default function nativeFocus(): Plugin {
  const themeCommon = createRequire(import.meta.url).resolve('@docusaurus/theme-common');
  const rule = path.join(path.dirname(themeCommon), 'hooks/styles.css');
  return {
    name: 'native-focus',
    configureWebpack() {
      return {resolve: {alias: {[rule]: path.join(__dirname, 'nothing.css')}}};
    },
  };
}
