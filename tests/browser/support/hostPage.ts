/**
 * Pages of an integrator, beside the built site and under its own policy: the loader’s stand-in comes
 * from the build, everything else from the test.
 */
import type {Page} from '@playwright/test';
import {inlineOf} from '../../../src/finish/policy/inline';
import {withPolicy} from '../../../src/finish/policy/policy';

export const CHAT_PAGE = '/try/chat.html';

/** Opens HTML as a page of the site, with the policy that the site gives such a page. */
export async function openHostPage(page: Page, html: string, path = CHAT_PAGE): Promise<void> {
  const inline = inlineOf(html);
  const body = withPolicy(html, inline);
  if (body === null || inline.problems.length > 0) {
    throw new Error(`The page can't have a policy: ${inline.problems.join(', ')}`);
  }
  await page.route(`**${path}`, (route) => route.fulfill({body, contentType: 'text/html'}));
  await page.goto(`.${path}`);
}

/** A page with containers, whose script calls the stand-in. */
export function hostHtml(
  script: string,
  {body = '<div id="sr-vs-widget"></div>', attributes = ''} = {},
): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Match chat</title>
  </head>
  <body>
    <main>
      <h1>Home FC – Away FC</h1>
      ${body}
    </main>
    <script>
      window.SIR = window.SIR || function () { (SIR.q = SIR.q || []).push(arguments); };
      SIR.l = Date.now();
      SIR.o = window.loaderOptions || {language: 'en'};
    </script>
    <script>
      ${script}
    </script>
    <script async src="/stand-in/widgetloader.js" n="SIR" ${attributes}></script>
  </body>
</html>
`;
}
