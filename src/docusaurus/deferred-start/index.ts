import type {Plugin} from '@docusaurus/types';
import {START_MARK} from '../../finish/start/deferredStart';
import {start} from './start';

/** The script that loads the others after the first paint; what it loads, each finished page says. */
export default function deferredStart(): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'deferred-start',
    injectHtmlTags: () => ({
      preBodyTags: isBuild ? [`<script ${START_MARK}>(${start.toString()})()</script>`] : [],
    }),
  };
}
