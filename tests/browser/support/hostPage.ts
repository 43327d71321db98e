/**
 * Pages of an integrator, beside the built site and under its own policy: the loader’s stand-in comes
 * from the build, everything else from the test.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {inlineOf} from '../../../src/finish/policy/inline';
import {withPolicy} from '../../../src/finish/policy/policy';

const CHAT_PAGE = '/try/chat.html';

/** The name of the channel in the contract’s first example. */
export const CHANNEL = (
  JSON.parse(
    fs.readFileSync(path.join(__dirname, '../../../build/schemas/ChatMetadata.json'), 'utf8'),
  ) as {examples: {channelName: string}[]}
).examples[0]!.channelName;

/** What a page of the tests keeps of what reached it. */
interface Kept {
  readonly actions: [type: string, data: unknown][];
  readonly requests: [name: string, args: unknown][];
}

const part = (value: object | string) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as a server would sign it, with a signature that nobody can verify. */
export function tokenWith(claims: object = {}): string {
  const iat = Math.floor(Date.now() / 1_000) - 60;
  const user = {sub: 'user-1001', userId: 'user-1001', displayName: 'Ana', userType: 'Normal'};
  const rest = {
    iss: 'example-bet',
    env: 'dev',
    iat,
    exp: iat + 3_600,
    scope: 'vs',
    apiKey: 'key-1',
  };
  return `${part({alg: 'RS256', typ: 'JWT'})}.${part({...rest, ...user, ...claims})}.${part('signature')}`;
}

/** Opens HTML as a page of the site, with the policy that the site gives such a page. */
export async function openHostPage(page: Page, html: string): Promise<void> {
  const inline = inlineOf(html);
  const body = withPolicy(html, inline);
  if (body === null || inline.problems.length > 0) {
    throw new Error(`The page can't have a policy: ${inline.problems.join(', ')}`);
  }
  await page.route(`**${CHAT_PAGE}`, (route) => route.fulfill({body, contentType: 'text/html'}));
  await page.goto(`.${CHAT_PAGE}`);
}

/** An adapter that keeps what it is asked, and answers with what it was asked for. */
const ADAPTER = `
  const kept = {actions: [], requests: []};
  const onAction = (...action) => kept.actions.push(action);
  const event = {name: 'Home FC VS Away FC', date: '2024-06-15T19:00:00Z'};
  const outcome = (id, name, decimalValue) => ({id, name, odds: {decimalValue}});
  const slips = ['slip-1', 'slip-2'].map((id) => ({
    id, betType: 'single', currency: 'EUR', combinedOdds: {decimalValue: 2.55},
    bets: [{id: 'bet-' + id, event: {...event, id: '113'}, markets: [
      {id: '1', name: 'Match result', outcomes: [outcome('3', 'Away FC', 2.55)]}]}],
  }));
  const open = new Map();
  const adapter = (name, args, callback) => {
    kept.requests.push([name, args]);
    switch (name) {
      case 'outcomes':
        callback(null, {outcomes: args.outcomes.map(({eventId, marketId, outcomeId}) => {
          const asked = outcome(outcomeId, 'Pick ' + outcomeId, 2.55);
          const market = {id: marketId, name: 'Market ' + marketId, outcomes: [asked]};
          return {event: {...event, id: eventId}, market, outcome: asked};
        })});
        return undefined;
      case 'matchEventMarkets':
        open.set(args.id, callback);
        callback(null, {matchEventMarkets: [{id: args.id, event: {...event, ...args.event}, status: 'active',
          market: {id: args.id, name: 'After ' + args.matchEvent.type, outcomes: [outcome('home', 'Home FC', 1.9), outcome('away', 'Away FC', 2.05)]}}]});
        return () => open.delete(args.id);
      case 'betShare':
        callback(null, {bets: slips.filter(({id}) => !args.alreadySharedBetIds?.includes(id))});
        return undefined;
      default:
        return undefined;
    }
  };
  const everything = {
    channelId: 'match-2024-final', onAction,
    enableBetInsights: true, enableFlashBet: true, enableCopyBetButton: true, enableCentralHub: true,
    enableBetShare: true, enableContactSupport: true, enableLmt: true,
  };`;

/** A page with the snippet, whose script can name what is above, and calls the stand-in. */
export function hostHtml(
  script: string,
  {body = '<div id="sr-vs-widget"></div>', options = `{language: 'en'}`, attributes = ''} = {},
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
      SIR.o = ${options};
    </script>
    <script>
      ${ADAPTER}
      const jwt = '${tokenWith()}';
      ${script}
    </script>
    <script async src="/stand-in/widgetloader.js" n="SIR" ${attributes}></script>
  </body>
</html>
`;
}

/** The chat with every module, and a right adapter. */
export const EVERYTHING = `
  SIR('registerAdapter', adapter);
  SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {...everything, jwt});`;

export const keptIn = (page: Page) => page.evaluate<Kept>('kept');

export const typesIn = async (page: Page) => (await keptIn(page)).actions.map(([type]) => type);

export const panelOf = (page: Page) => page.getByRole('complementary', {name: 'Stand-in'});

/** The titles in the log, latest first, of one kind. */
export function logged(page: Page, kind: string) {
  return panelOf(page).locator(`.entry[data-kind="${kind}"]`);
}
