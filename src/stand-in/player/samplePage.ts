import {examplesOf} from 'stand-in:contract';
import type {
  BetShareResponse,
  BetSlip,
  ExternalOutcome,
  FunctionAdapter,
  MatchEventMarketRequest,
  MatchEventMarketResponse,
  OutcomesResponse,
} from '../../contract/integration';

/*
 * What the page around a sample has: an adapter and a backend that answer with the contract's
 * examples, and no more of a browser than the samples ask for. Nothing leaves it.
 */

const first = <Value>(type: string) => examplesOf(type)[0] as Value;

function marketsFor({id}: MatchEventMarketRequest): MatchEventMarketResponse {
  const {matchEventMarkets} = first<MatchEventMarketResponse>('MatchEventMarketResponse');
  return {matchEventMarkets: matchEventMarkets.map((it) => ({...it, id}))};
}

/** The adapter of pages that show none. */
export const exampleAdapter: FunctionAdapter = (request, args, callback) => {
  switch (request) {
    case 'matchEventMarkets':
      callback(null, marketsFor(args));
      break;
    case 'outcomes': {
      const [example] = first<OutcomesResponse>('OutcomesResponse').outcomes;
      const outcomes = args.outcomes.map(({eventId, marketId, outcomeId, specifiers}) => ({
        event: {...example!.event, id: eventId},
        market: {...example!.market, id: marketId, ...(specifiers && {specifiers})},
        outcome: {...example!.outcome, id: outcomeId},
      }));
      callback(null, {outcomes});
      break;
    }
    case 'betShare': {
      const {bets} = first<BetShareResponse>('BetShareResponse');
      callback(null, {bets: bets.filter(({id}) => !args.alreadySharedBetIds?.includes(id))});
      break;
    }
    default:
  }
  return undefined;
};

/** What a backend says of the selections of a slip: all are open. */
function checked(body: unknown): unknown {
  const wanted = JSON.parse(String(body)) as readonly unknown[];
  return wanted.map((_, index) => ({
    selectionId: `selection-${index + 1}`,
    name: `Selection ${index + 1}`,
    isOpen: true,
    odds: 2.1,
  }));
}

/**
 * What a sample finds.
 * @param tell - hears what the sample makes its page do
 */
export function samplePage(tell: (what: string) => void): Readonly<Record<string, unknown>> {
  const scoreboard = {
    set hidden(isHidden: boolean) {
      tell(`${isHidden ? 'hides' : 'shows'} its own scoreboard`);
    },
  };
  return {
    fetch: (_address: string, {body}: RequestInit) =>
      Promise.resolve(new Response(JSON.stringify(checked(body)))),
    document: {
      dispatchEvent: ({type}: Event) => tell(`dispatches the event ${type}`),
      querySelector: () => scoreboard,
    },
    console: {info: (text: string) => tell(`logs “${text}”`)},
    token: '<JWT>',
    onRequest: exampleAdapter,
    marketsFor,
    rebuildSlip: ({id}: BetSlip) => tell(`rebuilds ${id} from its IDs`),
    checkSelection: (ids: string, {externalOutcome}: ExternalOutcome) =>
      tell(`checks the outcome ${externalOutcome.id} (IDs: ${ids})`),
  };
}

const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');

/** A token for the placeholder of the samples. Nobody signed it, and nobody asks. */
export function exampleToken(): string {
  const iat = Math.floor(Date.now() / 1_000) - 60;
  const claims = {...first<object>('TokenClaims'), iat, exp: iat + 3_600};
  return [part({alg: 'RS256', typ: 'JWT'}), part(claims), 'unsigned'].join('.');
}
