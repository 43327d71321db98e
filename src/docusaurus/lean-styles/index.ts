import type {Plugin} from '@docusaurus/types';
import {shortenNames} from './classNames';
import {overruled} from './overruled';
import {switchedOff} from './switchedOff';

const NAME = 'lean-styles';
const spared = {switchedOff, overruled};

/** Styles come in one file, but for those of chunks that few pages load: `own.module.css`, `x.own.css`. */
const SHARED = /^(?!.*[\\/](?:[\w-]+\.)?own(?:\.module)?\.css)/;

/**
 * Takes out of the stylesheets what no page can use: classes that no script of the site names, and
 * custom properties that nothing reads; writes a constant custom property where it is read. Done while
 * bundling, after the minimizers and before a file gets the hash of its content.
 */
export default function leanStylesPlugin(): Plugin {
  return {
    name: NAME,

    // LightningCSS, which minifies, also writes what the browsers of package.json need: PostCSS would
    // do it before, and look for a configuration of its own next to each file.
    configurePostCss: (options) => ({...options, config: false, plugins: []}),

    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV === 'production') {
        shortenNames(config);
      }
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        optimization: {splitChunks: {cacheGroups: {styles: {test: SHARED}}}},
        plugins: [
          (compiler) => {
            const {Compilation, sources} = compiler.webpack;
            const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
            compiler.hooks.compilation.tap(NAME, (compilation) => {
              compilation.hooks.processAssets.tapPromise({name: NAME, stage}, async (assets) => {
                // Here and not above: npm start has no use for it.
                const {leanStyles} = await import('./leanStyles');
                const read = (extension: string) =>
                  Object.entries(assets)
                    .filter(([name]) => name.endsWith(extension))
                    .map(([name, asset]) => [name, asset.source().toString()] as const);
                const scripts = read('.js').map(([, script]) => script);
                const styles = new Map(read('.css'));
                if (styles.size < 2) {
                  throw new Error(
                    `src/docusaurus/lean-styles: the bundler made ${styles.size} stylesheet, so all styles are on every page. Remedy: see in @docusaurus/core/lib/webpack/client.js how its cache group of styles is called now.`,
                  );
                }
                for (const [name, css] of leanStyles(styles, scripts, spared)) {
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
