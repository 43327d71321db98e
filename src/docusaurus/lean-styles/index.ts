import type {Plugin} from '@docusaurus/types';
import {leanStyles} from './leanStyles';
import {literalWords, type ScriptWords} from './literalWords';

const NAME = 'lean-styles';

const SHARED_STYLES =
  /^(?!.*[\\/](?:SearchDialog|WidgetDrawing|index\.module\.css|permissions\.css))/;

export interface LeanStylesOptions {
  /**
   * Classes of what the site's configuration switches off, which the theme's scripts name all the
   * same; those of a CSS module without their hash. A page that has one stops the build.
   */
  readonly switchedOff: readonly string[];
}

/**
 * Takes out of the stylesheet what no page can use: classes that no script of the site names, and
 * custom properties that nothing reads; writes a constant custom property where it is read. All
 * HTML is rendered by the scripts, so their string literals hold every class there is. Done while
 * bundling, after the minimizers and before the file gets the hash of its content.
 */
export default function leanStylesPlugin({switchedOff}: LeanStylesOptions): Plugin {
  const off = new Set(switchedOff);
  return {
    name: NAME,

    // LightningCSS, which minifies, also writes what the browsers of package.json need: PostCSS would
    // do it before, and look for a configuration of its own beside each file.
    configurePostCss: (options) => ({...options, config: false, plugins: []}),

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        // Docusaurus puts all styles into one file; these belong to chunks that few pages load.
        optimization: {splitChunks: {cacheGroups: {styles: {test: SHARED_STYLES}}}},
        plugins: [
          (compiler) => {
            const {Compilation, sources} = compiler.webpack;
            const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
            compiler.hooks.compilation.tap(NAME, (compilation) => {
              compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
                const read = (extension: string) =>
                  Object.entries(assets)
                    .filter(([name]) => name.endsWith(extension))
                    .map(([name, asset]) => [name, asset.source().toString()] as const);
                const words: ScriptWords = {classes: new Set(), properties: new Set()};
                read('.js').forEach(([, script]) => literalWords(script, words));
                for (const [name, css] of leanStyles(new Map(read('.css')), words, off)) {
                  compilation.updateAsset(name, new sources.RawSource(css));
                }
              });
            });
          },
        ],
      };
    },
  };
}
