import {mistakesIn, type Mistake} from 'stand-in:contract';
import {REQUESTS} from '../rules/requests';
import {furtherIn} from './further';
import {readJson} from './files';
import type {Report, Reported} from './report';
import {Stop} from './stop';

function reported(rule: string, request: string, {path, expected, found, link}: Mistake): Reported {
  const message = `Expected ${expected}, found ${found}. Send what is expected here.`;
  return {rule, request, path, message, link};
}

/** What the declarations see, and where nothing is wrong with that, what they can't. */
function judge(rule: string, request: string, type: string, value: unknown): Reported[] {
  const shape = mistakesIn(type, value);
  return [...shape, ...(shape.length ? [] : furtherIn(type, value))].map((it) =>
    reported(rule, request, it),
  );
}

export async function betSlip(file: string): Promise<Report> {
  const findings = judge('bet-slip', '', 'BetSlip', await readJson(file));
  return {findings, checked: ['bet slip'], unchecked: []};
}

/** The requests by the field that only their answers have. */
const FIELDS: Readonly<Record<string, keyof typeof REQUESTS>> = {
  outcomes: 'outcomes',
  matchEventMarkets: 'matchEventMarkets',
  bets: 'betShare',
};

function requestFor(value: unknown, named: string | undefined): keyof typeof REQUESTS {
  const [field = ''] = Object.keys(Object(value) as object).filter((it) =>
    Object.hasOwn(FIELDS, it),
  );
  const request = named ?? FIELDS[field] ?? '';
  if (Object.hasOwn(REQUESTS, request)) {
    return request as keyof typeof REQUESTS;
  }
  const known = Object.keys(REQUESTS).join(', ');
  throw new Stop(
    named === undefined
      ? `The answer has none of the fields ${Object.keys(FIELDS).join(', ')}.`
      : `--request ${named} isn’t a request of the contract.`,
    `name the request with --request, one of ${known}`,
  );
}

export async function answer(file: string, options: {readonly request?: string}): Promise<Report> {
  const value = await readJson(file);
  const request = requestFor(value, options.request);
  const findings = judge('answer', request, REQUESTS[request].response, value);
  return {findings, checked: [`answer to ${request}`], unchecked: []};
}

export async function channel(file: string): Promise<Report> {
  const value = await readJson(file);
  const all = Array.isArray(value) ? (value as unknown[]) : [value];
  const findings = all.flatMap((it, index) =>
    judge('channel', '', 'CreateChannelRequest', it).map((one) =>
      Array.isArray(value) ? {...one, path: `[${index}]${one.path && `.${one.path}`}`} : one,
    ),
  );
  const ids = all.map((it) => (it as {channelId?: unknown} | null)?.channelId);
  const twice = ids.findIndex((it, index) => it !== undefined && ids.indexOf(it) < index);
  if (twice >= 0) {
    const link = mistakesIn('CreateChannelRequest', {}).find((it) => it.path === 'channelId')?.link;
    const message = `Expected an ID that no other channel of the list has, found ${JSON.stringify(ids[twice])} again. Give each channel its own.`;
    findings.push({
      rule: 'channel',
      request: '',
      path: `[${twice}].channelId`,
      message,
      link: link ?? '',
    });
  }
  const checked = all.length ? [`${all.length} channel${all.length === 1 ? '' : 's'}`] : [];
  return {findings, checked, unchecked: []};
}
