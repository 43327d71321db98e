import {mistakesIn} from 'stand-in:contract';
import type {OutcomesRequest, OutcomesResponse} from '../../contract/integration';
import type {Finding} from './finding';
import {shown} from './mistakes';
import {requestOf} from './requests';
import {findingOf} from './rules';

/** One call of an adapter's callback, as it came. */
export interface Answer {
  readonly error: unknown;
  readonly data: unknown;
}

export interface Asked {
  readonly request: string;
  readonly args: unknown;
}

const isError = (value: unknown): value is Error =>
  value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';

/** An error, or what was sent in its place; older adapters say `undefined` for none. */
export const hasError = ({error}: Answer): boolean => error !== null && error !== undefined;

/** The same place in another entry is the same mistake. */
const placeOf = (path: string) => path.replace(/\[\d+\]/g, '[]');

function shapeFindings({request}: Asked, data: unknown): Finding[] {
  const type = requestOf(request)?.response;
  const mistakes = type ? mistakesIn(type, data) : [];
  const first = mistakes.filter(
    (it, index) =>
      mistakes.findIndex((other) => placeOf(other.path) === placeOf(it.path)) === index,
  );
  return first.map(({path, expected, found, link}) => {
    const others = mistakes.filter((it) => placeOf(it.path) === placeOf(path)).length - 1;
    const more = others ? ` The same in ${others} more of the list.` : '';
    return findingOf(
      'shape',
      request,
      `Expected ${expected}, found ${found}.${more} Send what the contract has here.`,
      {path, link},
    );
  });
}

/** The ids of an answer to `outcomes` that are not those of the request, in their places. */
export function wrongIds(
  {outcomes: asked}: OutcomesRequest,
  {outcomes}: OutcomesResponse,
): [path: string, expected: string, found: string][] {
  return asked.flatMap(({eventId, marketId, outcomeId}, index) => {
    const entry = outcomes[index];
    const pairs = [
      ['event', eventId, entry?.event.id],
      ['market', marketId, entry?.market.id],
      ['outcome', outcomeId, entry?.outcome.id],
    ] as const;
    return pairs.flatMap(([name, expected, found]): [string, string, string][] =>
      found !== undefined && found !== expected
        ? [[`outcomes[${index}].${name}.id`, expected, found]]
        : [],
    );
  });
}

function idFindings({request, args}: Asked, data: unknown): Finding[] {
  if (request !== 'outcomes') {
    return [];
  }
  const {outcomes: asked} = args as OutcomesRequest;
  const {outcomes} = data as OutcomesResponse;
  if (outcomes.length !== asked.length) {
    const message = `Expected ${asked.length} entries, one for each entry of the request, found ${outcomes.length}. Keep the place of what you don’t offer, with a closed market.`;
    return [findingOf('ids', request, message, {path: 'outcomes'})];
  }
  const [first, ...others] = wrongIds(args as OutcomesRequest, data as OutcomesResponse);
  if (!first) {
    return [];
  }
  const [path, expected, found] = first;
  const more = others.length ? `, and ${others.length} more` : '';
  const message = `Expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}${more}. Answer with the IDs of the request, entry by entry.`;
  return [findingOf('ids', request, message, {path})];
}

interface Entry {
  readonly id: string;
  readonly status?: unknown;
  readonly market: {
    readonly id: string;
    readonly status?: unknown;
    readonly outcomes?: readonly {readonly id: string; readonly odds?: unknown}[];
  };
}

interface WithEntries {
  readonly outcomes?: readonly unknown[];
  readonly matchEventMarkets?: readonly Entry[];
  readonly bets?: readonly {readonly id: string}[];
}

/** Whether the same market lacks an outcome, or has no odds at all although its status is the same. */
function lacksOutcomes(earlier: Entry, now: Entry): boolean {
  const [before, after] = [earlier.market.outcomes ?? [], now.market.outcomes ?? []];
  const isSame =
    earlier.market.id === now.market.id &&
    JSON.stringify([earlier.status, earlier.market.status]) ===
      JSON.stringify([now.status, now.market.status]);
  const hasOdds = (outcomes: typeof before) => outcomes.some((it) => it.odds !== undefined);
  return (
    isSame &&
    (before.some(({id}) => !after.some((it) => it.id === id)) ||
      (hasOdds(before) && !hasOdds(after)))
  );
}

/** What an update leaves out of what the answer before it had. */
function leftOut(before: unknown, data: unknown): string | null {
  const [earlier, now] = [before as WithEntries, data as WithEntries];
  if (earlier.outcomes && now.outcomes && now.outcomes.length < earlier.outcomes.length) {
    return 'outcomes';
  }
  const ids = new Set([...(now.matchEventMarkets ?? []), ...(now.bets ?? [])].map((it) => it.id));
  if (earlier.matchEventMarkets?.some((it) => !ids.has(it.id))) {
    return 'matchEventMarkets';
  }
  const shrunk = now.matchEventMarkets?.findIndex((it) =>
    earlier.matchEventMarkets?.some((one) => one.id === it.id && lacksOutcomes(one, it)),
  );
  if (shrunk !== undefined && shrunk >= 0) {
    return `matchEventMarkets[${shrunk}].market.outcomes`;
  }
  // A slip may go, and then others are there still: none of them is what was added.
  const {bets = []} = earlier;
  return bets.length && now.bets?.length && bets.every((it) => !ids.has(it.id)) ? 'bets' : null;
}

function updateFindings(asked: Asked, data: unknown, before: unknown): Finding[] {
  const {request} = asked;
  const remedy = 'Send the whole answer again, not what has changed in it.';
  const inShape = shapeFindings(asked, data);
  const missing = inShape.find(({message}) => message.includes('found nothing'));
  if (missing) {
    const message = `The answer before this update has what the update lacks. ${remedy}`;
    return [findingOf('incomplete', request, message, {path: missing.path})];
  }
  const path = inShape.length ? null : leftOut(before, data);
  return path
    ? [
        findingOf(
          'incomplete',
          request,
          `The update lacks entries that the answer before it had. ${remedy}`,
          {path},
        ),
      ]
    : inShape;
}

/**
 * What is wrong with one answer.
 * @param before - the data of the last good answer to the same request, for an update
 */
export function judge(asked: Asked, answer: Answer, before?: unknown): Finding[] {
  const {request} = asked;
  if (hasError(answer)) {
    const message = `Expected an Error or null, found ${shown(answer.error)}. Pass new Error('…').`;
    return isError(answer.error) ? [] : [findingOf('error-type', request, message)];
  }
  if (answer.data === undefined || !requestOf(request)) {
    return [];
  }
  const found =
    before === undefined
      ? shapeFindings(asked, answer.data)
      : updateFindings(asked, answer.data, before);
  return found.length ? found : idFindings(asked, answer.data);
}
