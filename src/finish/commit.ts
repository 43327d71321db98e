import type {Step} from './page/step';

/** The live site is checked against it, see `scripts/checkLive.ts`. */
export const COMMIT_META = 'commit';

/** Names the commit on the start page alone, so that other pages stay the same as long as they are. */
export function commit(hash: string | null | undefined): Step {
  return (html, {route}) =>
    route === '/' && hash
      ? html.replace('</head>', `<meta name="${COMMIT_META}" content="${hash}"></head>`)
      : html;
}
