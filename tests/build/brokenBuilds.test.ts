import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {buildFixture, type Fixture} from '../support/fixtureSite';

const PAGE = `---
title: Broken page
description: A page of a fixture site that carries a mistake on purpose.
---
`;

interface Case {
  readonly what: string;
  /** Left to `npm run test:all`: another case takes the same way through the build. */
  readonly onlyInAll?: true;
  readonly fixture: Fixture;
  /** What the error says: where the mistake is, and what would be right. */
  readonly says: readonly (string | RegExp)[];
}

const CASES: readonly Case[] = [
  {
    what: 'a link that leads nowhere',
    fixture: {
      name: 'link',
      files: {'src/pages/broken.mdx': `${PAGE}\n# Broken\n\n[away](/nowhere)\n`},
    },
    says: ['source page path = /broken', 'linking to /nowhere'],
  },
  {
    what: 'an anchor that leads nowhere',
    onlyInAll: true,
    fixture: {
      name: 'anchor',
      files: {'src/pages/broken.mdx': `${PAGE}\n# Broken\n\n[there](/docs#nowhere)\n`},
    },
    says: ['source page path = /broken', 'linking to /docs#nowhere'],
  },
  {
    // One build, since the bundler reports what is wrong with each page.
    what: 'a missing page and picture, a picture without text, an unknown name and term',
    fixture: {
      name: 'pages',
      files: {
        'docs/brokenLink.mdx': `${PAGE}\n[away](./nowhere.mdx)\n`,
        'docs/brokenPicture.mdx': `${PAGE}\n![A picture](./nowhere.png)\n`,
        'docs/brokenAlt.mdx': `${PAGE}\nText.\n\n![](../src/pages/img/chat.png)\n`,
        'docs/brokenName.mdx': `${PAGE}\nText.\n\nSee \`type:BetSlips\`.\n`,
        'docs/brokenTerm.mdx': `${PAGE}\nText.\n\nA <Term>markup</Term>.\n`,
      },
    },
    says: [
      /docs\/brokenLink\.mdx[^]*\.\/nowhere\.mdx/,
      /docs\/brokenPicture\.mdx:\d+: .*no picture at "\.\/nowhere\.png".*Remedy/,
      /docs\/brokenAlt\.mdx:\d+: .*no alternative text.*Remedy/,
      /docs\/brokenName\.mdx:8: the contract has no “type:BetSlips”.*Remedy.*type:BetSlip/,
      /docs\/brokenTerm\.mdx:8: the glossary has no term “markup”.*Remedy.*market/,
    ],
  },
  {
    what: 'two pages with one route',
    fixture: {
      name: 'duplicate',
      files: {'src/pages/docs/licensing.mdx': `${PAGE}\n# Twice\n\nText.\n`},
    },
    says: [/duplicate/i, '/docs/licensing'],
  },
  {
    what: 'a sidebar with an unknown doc id',
    onlyInAll: true,
    fixture: {
      name: 'doc-id',
      edits: {'sidebars.ts': ["  'licensing',\n", "  'licencing',\n"]},
    },
    says: ['licencing', /available document ids are/i, '- licensing', '- virtualStadium/overview'],
  },
  {
    what: 'a navbar item with an unknown sidebar id',
    fixture: {
      name: 'sidebar-id',
      edits: {'docusaurus.config.ts': ["sidebarId: 'api'", "sidebarId: 'apis'"]},
    },
    says: ['apis', /available sidebar ids are/i, 'virtualStadium', 'moderationUi'],
  },
  {
    what: 'a navbar item with an unknown doc id',
    onlyInAll: true,
    fixture: {
      name: 'navbar-doc-id',
      edits: {
        'docusaurus.config.ts': [
          "{type: 'docSidebar', sidebarId: 'api',",
          "{type: 'doc', docId: 'nothing',",
        ],
      },
    },
    says: ['nothing', /available doc ids are/i, '- licensing'],
  },
  {
    what: 'a page without default export',
    fixture: {
      name: 'default-export',
      files: {'src/pages/broken.tsx': 'export const nothing = 1;\n'},
    },
    says: ['The page component at /broken', "doesn't have a default export"],
  },
  {
    what: 'a contract with a mistake',
    fixture: {
      name: 'contract',
      edits: {'src/contract/bet-slip.ts': ['bets: Bet[];', 'bets: Bets[];']},
    },
    says: [/src\/contract\/bet-slip\.ts:\d+/, 'Bets'],
  },
  {
    what: 'a sample that the contract contradicts, and a JSON sample that is not of its type',
    fixture: {
      name: 'sample',
      files: {
        'docs/broken.mdx': [
          PAGE,
          '```ts',
          "declare const slip: import('virtual-stadium').BetSlip;",
          'slip.betsType;',
          '```',
          '',
          '```json type="Odds"',
          '{"decimal": 2}',
          '```',
          '',
        ].join('\n'),
      },
    },
    says: [
      /docs\/broken\.mdx:8\s+TS2551: Property 'betsType' does not exist on type 'BetSlip'/,
      /docs\/broken\.mdx:12\s+The JSON is no Odds/,
      'Remedy: ',
    ],
  },
  {
    what: 'a base URL without slashes',
    fixture: {name: 'base-url', env: {BASE_URL: 'docs'}},
    says: ['BASE_URL is "docs"', 'must begin and end with a slash'],
  },
];

describe('a build stops, and says why, at', () => {
  test.concurrent.each(CASES.filter(({onlyInAll}) => process.env.TEST_ALL || !onlyInAll))(
    '$what',
    async ({fixture, says}) => {
      const {exitCode, output, folder} = await buildFixture(fixture);
      for (const text of says) {
        expect(output).toMatch(text);
      }
      expect(exitCode).not.toBe(0);
      expect(fs.existsSync(path.join(folder, 'build')), 'a half-written build is left').toBe(false);
    },
    240_000,
  );
});
