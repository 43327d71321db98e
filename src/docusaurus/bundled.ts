import type {CurrentBundler, Plugin} from '@docusaurus/types';

/** What the bundler says of what it made. */
type Stats = InstanceType<CurrentBundler['instance']['Stats']>;

/** For `configureWebpack`: reads what became of the browser's bundle, in builds only. */
export function whenBundled(
  plugin: string,
  read: (stats: Stats) => void,
): NonNullable<Plugin['configureWebpack']> {
  return (_config, isServer) =>
    isServer || process.env.NODE_ENV !== 'production'
      ? {}
      : {plugins: [(compiler) => compiler.hooks.done.tap(plugin, read)]};
}
