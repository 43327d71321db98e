/**
 * Adapters with one fault each, as data: the parts of a right one, and the part that is put in the
 * place of another. The rule that each breaks is the one that the kit has to find, and no other.
 */
type Part =
  | 'before'
  | 'head'
  | 'outcomes'
  | 'matchEventMarkets'
  | 'oldName'
  | 'betShare'
  | 'unknown'
  | 'after';

/** Statements of a `switch` on the name of the request. */
const RIGHT: Readonly<Record<Part, string>> = {
  before: `
    const event = {id: 'sr:match:50850679', name: 'Home FC VS Away FC'};
    const entry = ({eventId, marketId, outcomeId}, decimalValue = 2.55) => {
      const outcome = {id: outcomeId, name: 'Away FC', odds: {decimalValue}};
      const market = {id: marketId, name: 'Match result', outcomes: [outcome]};
      return {event: {...event, id: eventId}, market, outcome};
    };
    const odds = (args, value) => ({outcomes: args.outcomes.map((it) => entry(it, value))});
    const card = (args, status = 'active') => ({
      id: args.id,
      event: args.event,
      market: {id: 'next-goal', name: 'Next goal', outcomes: [{id: 'home', name: 'Home FC'}]},
      status,
    });
    const cards = (args, status) => ({matchEventMarkets: [card(args, status)]});
    const bet = {id: 'bet-1', event, markets: []};
    const slip = {id: 'slip-7001', betType: 'single', currency: 'EUR', bets: [bet]};`,
  head: 'export default function adapter(name, args, callback) {',
  outcomes: `
    let value = 2.55;
    callback(null, odds(args, value));
    const timer = setInterval(() => callback(null, odds(args, (value += 0.01))), 5000);
    return () => clearInterval(timer);`,
  matchEventMarkets: `
    const soon = setTimeout(() => callback(null, cards(args)), 5);
    return () => clearTimeout(soon);`,
  oldName: 'return undefined;',
  betShare: 'callback(null, {bets: [slip]}); return undefined;',
  unknown: 'return undefined;',
  after: '',
};

interface FaultyAdapter {
  readonly what: string;
  /** In a page it is another fault, or none: the kit runs an adapter in a process of its own. */
  readonly inKit?: true;
  readonly rule: string;
  readonly request: string;
  /** Where in the answer. */
  readonly path?: string;
  readonly parts: Partial<Record<Part, string>>;
}

export function codeOf(parts: FaultyAdapter['parts'] = {}): string {
  const all = {...RIGHT, ...parts};
  const own = ['outcomes', 'matchEventMarkets', 'betShare'] as const;
  return `${all.before}
${all.head}
  switch (name) {
    ${own.map((name) => `case '${name}': {${all[name]}} break;`).join('\n    ')}
    case 'virtualStadium.matchEventMarkets': {${all.oldName}} break;
    default: {${all.unknown}}
  }
}
${all.after}`;
}

/** Answers `outcomes` with this after its entries were changed. */
const changed = (change: string) =>
  `const data = odds(args); const [entry] = data.outcomes; ${change}; callback(null, data); return undefined;`;

export const FAULTY: readonly FaultyAdapter[] = [
  {
    what: 'throws where it has no data',
    rule: 'throws',
    request: 'betShare',
    parts: {betShare: `throw new Error('no slips');`},
  },
  {
    what: 'throws when a request is ended',
    rule: 'throws',
    request: 'matchEventMarkets',
    parts: {
      matchEventMarkets: `callback(null, cards(args)); return () => { throw new Error('ended'); };`,
    },
  },
  {
    what: 'is an async function',
    rule: 'promise',
    request: 'outcomes',
    parts: {head: 'export default async function adapter(name, args, callback) {'},
  },
  {
    what: 'polls and returns nothing',
    rule: 'no-end',
    request: 'outcomes',
    parts: {
      outcomes: `callback(null, odds(args)); setInterval(() => callback(null, odds(args)), 5000);`,
    },
  },
  {
    what: 'answers later and returns nothing',
    rule: 'no-end',
    request: 'betShare',
    parts: {betShare: `Promise.resolve({bets: [slip]}).then((data) => callback(null, data));`},
  },
  {
    what: 'polls on after the end',
    rule: 'after-end',
    request: 'outcomes',
    parts: {
      outcomes: `callback(null, odds(args)); setInterval(() => callback(null, odds(args)), 5000); return () => undefined;`,
    },
  },
  {
    what: 'reports the abort of a fetch as a failure',
    rule: 'after-end',
    request: 'betShare',
    parts: {
      betShare: `
        const stopped = new AbortController();
        stopped.signal.addEventListener('abort', () => callback(new Error('aborted')));
        callback(null, {bets: [slip]});
        return () => stopped.abort();`,
    },
  },
  {
    what: 'goes on from a feed that the module has opened',
    rule: 'after-end',
    request: 'betShare',
    parts: {
      before: `${RIGHT.before}
    const hearing = new Set();
    setInterval(() => hearing.forEach((hear) => hear()), 5000);`,
      betShare: `
        const hear = () => callback(null, {bets: [slip]});
        hear();
        hearing.add(hear);
        return () => undefined;`,
    },
  },
  {
    what: 'throws in a timer instead of answering',
    rule: 'throws',
    request: 'betShare',
    parts: {
      betShare: `
        const soon = setTimeout(() => { throw new Error('no slips'); }, 5);
        return () => clearTimeout(soon);`,
    },
  },
  {
    what: 'takes a request and never answers',
    rule: 'silent',
    request: 'betShare',
    parts: {betShare: 'return () => undefined;'},
  },
  {
    what: 'keeps one timer for all subscriptions, so that an old end stops the new one',
    rule: 'silent',
    request: 'matchEventMarkets',
    parts: {
      before: `${RIGHT.before}\nlet soon;`,
      matchEventMarkets: `soon = setTimeout(() => callback(null, cards(args)), 5); return () => clearTimeout(soon);`,
    },
  },
  {
    what: 'answers both names of a match event',
    rule: 'both-names',
    request: 'virtualStadium.matchEventMarkets',
    parts: {oldName: 'callback(null, cards(args)); return undefined;'},
  },
  {
    what: 'sends odds as text',
    rule: 'shape',
    request: 'outcomes',
    path: 'outcomes[0].outcome.odds',
    parts: {outcomes: changed(`entry.outcome = {...entry.outcome, odds: '2.55'}`)},
  },
  {
    what: 'leaves out the currency of a slip',
    rule: 'shape',
    request: 'betShare',
    path: 'bets[0].currency',
    parts: {
      betShare: `callback(null, {bets: [{...slip, currency: undefined}]}); return undefined;`,
    },
  },
  {
    what: 'answers with a list in place of an object',
    rule: 'shape',
    request: 'betShare',
    parts: {betShare: 'callback(null, [slip]); return undefined;'},
  },
  {
    what: 'answers with its own id of the market',
    rule: 'ids',
    request: 'outcomes',
    path: 'outcomes[0].market.id',
    parts: {outcomes: changed(`entry.market.id = 'match-result'`)},
  },
  {
    what: 'turns the order of the entries around',
    rule: 'ids',
    request: 'outcomes',
    path: 'outcomes[0].market.id',
    parts: {outcomes: changed('data.outcomes.reverse()')},
  },
  {
    what: 'leaves out what it does not offer',
    rule: 'ids',
    request: 'outcomes',
    path: 'outcomes',
    parts: {outcomes: changed('data.outcomes.pop()')},
  },
  {
    what: 'sends a sentence as an error',
    rule: 'error-type',
    request: 'betShare',
    parts: {betShare: `callback('no slips'); return undefined;`},
  },
  {
    what: 'sends what has changed and no more',
    rule: 'incomplete',
    request: 'outcomes',
    path: 'outcomes[0].event',
    parts: {
      outcomes: `
        callback(null, odds(args));
        const update = () => callback(null, {outcomes: odds(args).outcomes.map(({outcome}) => ({outcome}))});
        const timer = setInterval(update, 5000);
        return () => clearInterval(timer);`,
    },
  },
  {
    what: 'sends the new slip alone',
    rule: 'incomplete',
    request: 'betShare',
    path: 'bets',
    parts: {
      betShare: `
        callback(null, {bets: [slip]});
        const update = () => callback(null, {bets: [{...slip, id: 'slip-7002'}]});
        const timer = setTimeout(update, 5000);
        return () => clearTimeout(timer);`,
    },
  },
  {
    what: 'refreshes a session after the end',
    rule: 'left-running',
    request: 'betShare',
    parts: {
      betShare: `
        const timer = setInterval(() => undefined, 60000);
        callback(null, {bets: [slip]});
        return () => undefined;`,
    },
  },
  {
    what: 'lets a fetch go on after the end',
    rule: 'left-running',
    request: 'betShare',
    parts: {
      betShare: `
        let ended = false;
        fetch('/api/slips').then(
          () => ended || callback(null, {bets: [slip]}),
          (error) => ended || callback(error),
        );
        return () => { ended = true; };`,
    },
  },
  {
    what: 'throws at a name that it does not know',
    rule: 'unknown',
    request: 'standIn.unknownRequest',
    parts: {unknown: 'throw new Error(`What is ${name}?`);'},
  },
  {
    what: 'throws in a microtask',
    inKit: true,
    rule: 'throws',
    request: 'betShare',
    parts: {
      betShare: `queueMicrotask(() => { throw new Error('no slips'); }); return () => undefined;`,
    },
  },
  {
    what: 'leaves a rejected promise to nobody',
    inKit: true,
    rule: 'throws',
    request: 'betShare',
    parts: {
      betShare: `void Promise.reject(new Error('no slips')); callback(null, {bets: [slip]}); return undefined;`,
    },
  },
  {
    what: 'ends the process',
    rule: 'throws',
    request: 'betShare',
    parts: {betShare: 'process.exit(0);'},
  },
  {
    what: 'never comes back',
    inKit: true,
    rule: 'silent',
    request: 'betShare',
    parts: {betShare: 'for (;;) {}'},
  },
  {
    what: 'answers the first of several entries',
    rule: 'ids',
    request: 'outcomes',
    path: 'outcomes',
    parts: {outcomes: changed('data.outcomes = data.outcomes.slice(0, 1)')},
  },
  {
    what: 'says nothing of a fetch that failed',
    rule: 'silent',
    request: 'betShare',
    parts: {
      betShare: `
        const stopped = new AbortController();
        fetch('/api/slips', {signal: stopped.signal})
          .then(() => callback(null, {bets: [slip]}))
          .catch(() => undefined);
        return () => stopped.abort();`,
    },
  },
  {
    what: 'drops an outcome in an update',
    rule: 'incomplete',
    request: 'matchEventMarkets',
    path: 'matchEventMarkets[0].market.outcomes',
    parts: {
      matchEventMarkets: `
        callback(null, cards(args));
        const update = cards(args);
        update.matchEventMarkets[0].market.outcomes.pop();
        const soon = setTimeout(() => callback(null, update), 2000);
        return () => clearTimeout(soon);`,
    },
  },
  {
    what: 'drops all odds in an update',
    rule: 'incomplete',
    request: 'matchEventMarkets',
    path: 'matchEventMarkets[0].market.outcomes',
    parts: {
      matchEventMarkets: `
        const first = cards(args);
        first.matchEventMarkets[0].market.outcomes[0].odds = {decimalValue: 2};
        callback(null, first);
        const soon = setTimeout(() => callback(null, cards(args)), 2000);
        return () => clearTimeout(soon);`,
    },
  },
  {
    what: 'runs a timer of node:timers after the end',
    inKit: true,
    rule: 'left-running',
    request: 'betShare',
    parts: {
      before: `import {setInterval as repeat} from 'node:timers';\n${RIGHT.before}`,
      betShare: `repeat(() => undefined, 60000); callback(null, {bets: [slip]}); return () => undefined;`,
    },
  },
  {
    what: 'throws at the older name, as at any that it does not know',
    inKit: true,
    rule: 'unknown',
    request: 'standIn.unknownRequest',
    parts: {
      oldName: 'throw new Error(name);',
      unknown: 'throw new Error(name);',
    },
  },
  {
    what: 'throws at the older name alone',
    rule: 'throws',
    request: 'virtualStadium.matchEventMarkets',
    parts: {oldName: 'throw new Error(name);'},
  },
  {
    what: 'has a number for an id',
    rule: 'shape',
    request: 'outcomes',
    path: 'outcomes[0].event.id',
    parts: {outcomes: changed('for (const it of data.outcomes) it.event = {...it.event, id: 5}')},
  },
  {
    what: 'registers two adapters',
    rule: 'two-adapters',
    request: '',
    parts: {after: `SIR('registerAdapter', adapter); SIR('registerAdapter', () => undefined);`},
  },
  {
    what: 'registers after it has added a widget',
    rule: 'late',
    request: '',
    parts: {
      after: `SIR('addWidget', '#chat', 'virtualStadium', {}); SIR('registerAdapter', adapter);`,
    },
  },
];
