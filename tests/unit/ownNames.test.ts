import {expect, test} from 'vitest';
import {renaming} from '../../src/ownNames';
import {OWNER} from '../support/workingFixture';

const own = renaming(OWNER);

test.each([
  ['A Sportradar match ID, from Sportradar’s data', 'An Acme match ID, from Acme’s data'],
  [' * Virtual\n * Stadium passes two arguments', ' * Arena Talk passes two arguments'],
  [
    'Ask your integration contact. Your integration contact knows.',
    'Ask Jo O’Hara, desk@acme.example. Jo O’Hara, desk@acme.example knows.',
  ],
  [
    "script-src 'self' https://widgets.sir.sportradar.com;",
    "script-src 'self' https://cdn.acme.example;",
  ],
  [
    'https://widgets.sir.sportradar.com/YOUR_CLIENT_ID/widgetloader',
    'https://cdn.acme.example/load/YOUR_CLIENT_ID.js',
  ],
  [
    'DELETE /api/channel/1 HTTP/1.1\nHost: management.vs.sportradar.com',
    'DELETE /manage/v3/channel/1 HTTP/1.1\nHost: api.acme.example',
  ],
  ["changeTheme('sportradardark'), VirtualStadium, /docs/virtualStadium", null],
])('%j', (written, said) => {
  expect(own(written)).toBe(said ?? written);
});
