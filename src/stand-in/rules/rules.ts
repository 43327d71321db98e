import {address} from 'stand-in:site';
import type {Finding, RuleId} from './finding';

interface Rule {
  readonly sentence: string;
  /** The section that explains it. */
  readonly section: string;
}

const adapter = 'docs/virtualStadium/web/adapter/custom';
const contract = `${adapter}/getting-started#what-the-widget-expects`;
const responses = `${adapter}/getting-started#respond-or-not`;
const life = `${adapter}/getting-started#the-life-of-a-request`;
const registration = `${adapter}/getting-started#register-it`;

const RULES: Readonly<Record<RuleId, Rule>> = {
  throws: {sentence: 'An adapter doesn’t throw.', section: responses},
  promise: {sentence: 'An adapter returns a function or undefined.', section: contract},
  'no-end': {sentence: 'What continues can be ended.', section: contract},
  'after-end': {sentence: 'Nothing is sent after the end.', section: life},
  silent: {sentence: 'A request that was taken is answered.', section: responses},
  'both-names': {
    sentence: 'One of the two names of a match event is answered.',
    section: `${adapter}/modules/flashBet#two-requests-at-once`,
  },
  shape: {sentence: 'An answer has the fields of its type.', section: contract},
  ids: {
    sentence: 'An answer to outcomes repeats the IDs of its request, in their places.',
    section: `${adapter}/modules/betInsights#the-response`,
  },
  'error-type': {sentence: 'An error is an Error.', section: responses},
  incomplete: {sentence: 'An update is the whole answer.', section: contract},
  'left-running': {sentence: 'Nothing runs on after the end.', section: life},
  unknown: {sentence: 'An unknown request is left alone.', section: responses},
  'two-adapters': {
    sentence: 'One adapter is registered for each page load.',
    section: registration,
  },
  late: {sentence: 'The adapter is registered before the widgets.', section: registration},
};

/** What a rule asks for; nothing for what isn't one. */
export const sentenceOf = (rule: string): string =>
  Object.hasOwn(RULES, rule) ? RULES[rule as RuleId].sentence : '';

/** A finding with the link of its rule, unless a field has a row that says more. */
export function findingOf(
  rule: RuleId,
  request: string,
  message: string,
  at: {readonly path?: string; readonly link?: string} = {},
): Finding {
  return {
    rule,
    request,
    path: at.path ?? '',
    message,
    link: at.link || address + RULES[rule].section,
  };
}
