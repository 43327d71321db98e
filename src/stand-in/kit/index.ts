import {examplesOf, mistakesIn} from 'stand-in:contract';
import {address} from 'stand-in:site';

const [slip] = examplesOf('BetSlip') as [Record<string, unknown>];
console.log(address, mistakesIn('BetSlip', slip));
console.log(
  mistakesIn('BetSlip', {
    ...slip,
    id: 7,
    stake: '5',
    status: {status: 'open'},
    bets: [
      {
        event: {srEventId: {}},
        markets: [
          {
            id: '',
            name: '',
            outcomes: [
              {id: '3', name: 'x', odds: {}},
              {id: '3', name: 'x', odds: '1'},
            ],
          },
        ],
      },
    ],
  }),
);
console.log(
  mistakesIn('VirtualStadiumProps', {language: 'xx', onAction() {}, enableLmt: 1, jwt: 'x'}),
);
console.log(
  mistakesIn('CreateChannelRequest', {
    channelId: 'x',
    relatedCompetitions: [{id: 1, type: 'x', eventTypes: ['GOAL']}],
  }),
);
console.log(mistakesIn('BetShareResponse', undefined), mistakesIn('BetShareResponse', [slip]));
