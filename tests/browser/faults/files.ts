/** Pages, styles, pictures and data that do not come as they should. */
import type {Route} from '@playwright/test';
import {pathOf} from '../support/site';
import type {Step} from './reader';

function onRequests(says: string, pattern: string, handler: (route: Route) => Promise<void>): Step {
  return {
    says,
    run: ({page}) => page.route(pattern, handler),
  };
}

/** Fails what the pattern matches until it is mended. */
function missing(says: string, pattern: string): Step {
  return {
    says,
    run: (reader) =>
      reader.page.route(pattern, (route) => (reader.broken ? route.abort() : route.fallback())),
  };
}

export const stylesMissing = missing('the styles do not come', '**/assets/css/*.css');
export const stylesGone = onRequests('the styles are gone', '**/assets/css/*.css', (route) =>
  route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Page Not Found</h1>'}),
);
export const picturesMissing = missing('the pictures do not come', '**/assets/ideal-img/*');
export const markdownMissing = missing('the Markdown of the page does not come', '**/*.md');
export const noScriptComes = missing('no script comes', '**/*.js');

export function slowScripts(seconds: number): Step {
  return onRequests(`scripts take ${seconds} s to come`, '**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    await route.fallback();
  });
}

/** Cuts the HTML off at the first match. */
export function truncated(says: string, at: RegExp): Step {
  return onRequests(`the HTML is cut off ${says}`, '**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const body = await response.text();
    const end = body.search(at);
    if (end < 0) {
      throw new Error(`Nothing in ${route.request().url()} matches ${String(at)}.`);
    }
    await route.fulfill({response, body: body.slice(0, end)});
  });
}

/** A host that answers any path, well-formed or not, with the page for unknown ones. */
export const anyPathIsAnswered = onRequests(
  'the host answers every unknown path with the 404 page',
  '**/*%*',
  async (route) => {
    const response = await route.fetch({
      url: new URL(pathOf('/404.html'), route.request().url()).href,
    });
    await route.fulfill({response, status: 404});
  },
);
