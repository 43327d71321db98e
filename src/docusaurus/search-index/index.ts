import type {LoadContext, Plugin} from '@docusaurus/types';
import {onceFor} from '../../base/onceFor';
import {searchIndex} from '../../outputs/search';
import {madeOfSite, running} from '../../site-model/current';
import {answering, devServer} from '../devServer';

/**
 * The index of the search: the bundler copies it under a name with its hash, and the dialog knows the
 * name, so it belongs to the very build that asks for it. The development server makes it when it is
 * asked for.
 */
export default function searchIndexPlugin({baseUrl}: LoadContext): Plugin {
  const developing = process.env.NODE_ENV === 'development';
  const indexOf = onceFor(searchIndex);
  const current = () => indexOf(running().site);

  return {
    name: 'search-index',

    async allContentLoaded({actions}) {
      const index = developing ? '{}' : await madeOfSite('search-index', searchIndex);
      await actions.createData('index.json', index);
    },

    configureWebpack: (_config, isServer) => ({
      ...(developing &&
        devServer('search-index', [
          answering('application/json', (pathname) =>
            pathname.startsWith(`${baseUrl}assets/search/`) ? current() : null,
          ),
        ])),
      module: {
        rules: [
          {
            test: /[\\/]search-index[\\/]default[\\/]index\.json$/,
            type: 'asset/resource',
            generator: {filename: 'assets/search/[name].[contenthash:8][ext]', emit: !isServer},
          },
        ],
      },
    }),
  };
}
