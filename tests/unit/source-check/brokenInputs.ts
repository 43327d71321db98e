// cspell:ignore lable provisonal titel obile

import fs from 'node:fs';
import path from 'node:path';
import type {Fixture} from '../../support/fixtureSite';
import {siteSetting} from '../../support/siteSetting';

/**
 * Mistakes that an author can make, and what the build has to say of each. A layer reports all that
 * it finds at once, so one site holds all cases of a layer; `npm run test:all` reads them one by one
 * as well.
 */
export interface BrokenInput {
  readonly what: string;
  readonly layer: Layer;
  readonly fixture: Omit<Fixture, 'name'>;
  /** File and line, the mistake, the remedy: in this order, and nothing of another case between. */
  readonly says: RegExp;
}

export const layers = ['settings', 'sources', 'comments', 'contract', 'rendering'] as const;

/**
 * `settings` stops before Docusaurus reads its configuration, `sources` before it loads content;
 * `comments` and `contract` there too, the one without the pages of the type reference, the other
 * without all that needs the contract; `rendering` stops at the very end, in Docusaurus.
 */
type Layer = (typeof layers)[number];

const TICKS = '```';

const routes = fs.readFileSync(path.join(__dirname, '../../routes.txt'), 'utf8');

const HEAD = [
  '---',
  'title: Broken page',
  'description: A page of a fixture site that carries a mistake on purpose.',
  '---',
  '',
];

/** A page that is right apart from these lines; the first of them is line 6. */
const page = (...lines: string[]) => [...HEAD, ...lines, '', 'Text.', ''].join('\n');

const at = (name: string, ...lines: string[]): Pick<Fixture, 'files'> => ({
  files: {[`docs/broken/${name}.mdx`]: page(...lines)},
});

/** `file:line`, what is wrong, the remedy, in lines without indentation. */
const said = (place: string, problem: string, remedy: string): RegExp =>
  new RegExp(
    `^${place.replaceAll('.', '\\.')}\n${problem}.*\n(?:(?!Remedy: ).+\n)*Remedy: ${remedy}`,
    'm',
  );

const frontMatter: BrokenInput[] = [
  {
    what: 'no front matter',
    layer: 'sources',
    fixture: {files: {'docs/broken/noFrontMatter.mdx': 'Text.\n'}},
    says: said('docs/broken/noFrontMatter.mdx:1', 'The page has no front matter', 'begin it with'),
  },
  {
    what: 'no description',
    layer: 'sources',
    fixture: {files: {'docs/broken/noDescription.mdx': '---\ntitle: Page\n---\n\nText.\n'}},
    says: said('docs/broken/noDescription.mdx:1', '.*no “description”', 'add a line description'),
  },
  {
    what: 'no title',
    layer: 'sources',
    fixture: {
      files: {'docs/broken/noTitle.mdx': `---\n${HEAD[2]}\n---\n\nText.\n`},
    },
    says: said('docs/broken/noTitle.mdx:1', '.*no “title”', 'add a line title'),
  },
  {
    what: 'a description that search results would cut',
    layer: 'sources',
    fixture: {
      files: {'docs/broken/short.mdx': '---\ntitle: Page\ndescription: Short.\n---\n\nText.\n'},
    },
    says: said('docs/broken/short.mdx:3', 'The description has 6 letters', 'search results show'),
  },
  {
    what: 'front matter that is no YAML',
    layer: 'sources',
    fixture: {
      files: {'docs/broken/yaml.mdx': `---\ntitle: A: b\n${HEAD[2]}\n---\n\nText.\n`},
    },
    says: said('docs/broken/yaml.mdx:2', 'The front matter isn’t YAML', '.*double quotes'),
  },
  {
    what: 'an unknown key of the front matter',
    layer: 'sources',
    fixture: {
      files: {
        'docs/broken/key.mdx': ['---', 'sidebar_lable: Page', ...HEAD.slice(1), 'Text.'].join('\n'),
      },
    },
    says: said('docs/broken/key.mdx:2', '.*“sidebar_lable”', '.*sidebar_label'),
  },
  {
    what: 'a picture in the front matter',
    layer: 'sources',
    fixture: {
      files: {
        'docs/broken/image.mdx': [
          '---',
          'image: https://example.com/a.png',
          ...HEAD.slice(1),
          'Text.',
        ].join('\n'),
      },
    },
    says: said('docs/broken/image.mdx:2', '.*“image”', 'remove it: the build gives'),
  },
  {
    what: 'a title of two lines',
    layer: 'sources',
    fixture: {
      files: {'docs/broken/lines.mdx': `---\ntitle: "A\\nB"\n${HEAD[2]}\n---\n\nText.\n`},
    },
    says: said('docs/broken/lines.mdx:2', '“title” .* line break', 'write it on one line'),
  },
  {
    what: 'a control character in the front matter',
    layer: 'sources',
    fixture: {
      files: {'docs/broken/control.mdx': `---\ntitle: "A\\0B"\n${HEAD[2]}\n---\n\nText.\n`},
    },
    says: said('docs/broken/control.mdx:2', '“title” .* control character', 'write it on one'),
  },
  {
    what: 'a wrong type in the front matter',
    layer: 'sources',
    fixture: {
      files: {
        'docs/broken/type.mdx': ['---', 'unlisted: maybe', ...HEAD.slice(1), 'Text.'].join('\n'),
      },
    },
    says: said('docs/broken/type.mdx:2', '“unlisted” .* is not true or false', 'write unlisted'),
  },
  {
    what: 'an unknown doc id in the front matter',
    layer: 'sources',
    fixture: {
      files: {
        'docs/broken/pagination.mdx': [
          '---',
          'pagination_next: licencing',
          ...HEAD.slice(1),
          'Text.',
        ].join('\n'),
      },
    },
    says: said('docs/broken/pagination.mdx:2', 'There is no doc “licencing”', '.*licensing'),
  },
  {
    what: 'a slug',
    layer: 'sources',
    fixture: {
      files: {
        'docs/broken/slug.mdx': ['---', 'slug: /docs', ...HEAD.slice(1), 'Text.'].join('\n'),
      },
    },
    says: said('docs/broken/slug.mdx:2', '.*“slug”', 'remove it'),
  },
];

/** What a change of a text could bring into the build or to readers, were a page a program. */
const programs: BrokenInput[] = [
  {
    what: 'a statement that computes something',
    layer: 'sources',
    fixture: at('export', 'export const built = (() => new Date())();'),
    says: said('docs/broken/export.mdx:6', 'A page holds no JavaScript', 'remove it'),
  },
  {
    what: 'an import of what is no component and no partial',
    layer: 'sources',
    fixture: at('import', "import {execSync} from 'node:child_process';"),
    says: said('docs/broken/import.mdx:6', 'A page holds no JavaScript', 'remove it'),
  },
  {
    what: 'an import for its effect, behind one that is right',
    layer: 'sources',
    fixture: at(
      'effect',
      "import Tabs from '@theme/Tabs';",
      "import '@site/src/client/pageChange.ts';",
    ),
    says: said('docs/broken/effect.mdx:7', 'A page holds no JavaScript', 'remove it'),
  },
  {
    what: 'a statement behind an import, on its line',
    layer: 'sources',
    fixture: at('behind', "import Tabs from '@theme/Tabs'; console.log(1)"),
    says: said('docs/broken/behind.mdx:6', '.*isn’t valid MDX', 'a page holds no JavaScript but'),
  },
  {
    what: 'an expression between two comments',
    layer: 'sources',
    fixture: at('between', 'There are {/* a */ 1 + 1 /* b */}.'),
    says: said('docs/broken/between.mdx:6', 'An expression', 'write its value'),
  },
  {
    what: 'a table of symptoms without its causes',
    layer: 'sources',
    fixture: at('symptoms', '| Symptom | Fix |', '| --- | --- |', '| No chat | Wait |'),
    says: said(
      'docs/broken/symptoms.mdx:6',
      'A table of symptoms has the columns “Symptom”, “Fix”',
      'write',
    ),
  },
  {
    what: 'an attribute that computes something',
    layer: 'sources',
    fixture: at('computed', 'A <Provisional title={(() => 1)()}>word</Provisional>.'),
    says: said('docs/broken/computed.mdx:6', '“title” of <Provisional>', 'write title="…"'),
  },
  {
    what: 'attributes that are spread',
    layer: 'sources',
    fixture: at('spread', 'A <span {...{onClick: null}}>word</span>.'),
    says: said('docs/broken/spread.mdx:6', '<span> has {.*} for attributes', 'write each'),
  },
  ...['onClick={() => 1}', 'ref={() => 1}', 'dangerouslySetInnerHTML={{__html: ""}}'].map(
    (attribute, index): BrokenInput => {
      const name = /^\w+/.exec(attribute)?.[0] ?? '';
      return {
        what: `an attribute ${name}`,
        layer: 'sources',
        fixture: at(`attribute${index}`, `A <span ${attribute} />.`),
        says: said(
          `docs/broken/attribute${index}.mdx:6`,
          `Pages give <span> no “${name}”`,
          'remove it',
        ),
      };
    },
  ),
  {
    what: 'a <Picture> that is no picture',
    layer: 'sources',
    fixture: at('required', `<Picture image={require('./page.js')} alt="A chat" />`),
    says: said('docs/broken/required.mdx:6', '“image” of <Picture>', 'write image={require'),
  },
  {
    what: 'front matter that is JavaScript',
    layer: 'sources',
    fixture: {files: {'docs/broken/code.mdx': '---js\n{title: "Page"}\n---\n\nText.\n'}},
    says: said('docs/broken/code.mdx:1', 'The page has no front matter', 'begin it with'),
  },
  {
    what: 'front matter of a partial that is JavaScript',
    layer: 'sources',
    fixture: {files: {'docs/broken/_code.mdx': '---js\n{title: "Page"}\n---\n\nText.\n'}},
    says: said('docs/broken/_code.mdx:1', 'A partial has front matter', 'remove it'),
  },
  {
    what: 'a page among the translations',
    layer: 'sources',
    fixture: {
      files: {'i18n/en/docusaurus-plugin-content-docs/current/licensing.mdx': page('Text.')},
    },
    says: said(
      'i18n/en/docusaurus-plugin-content-docs/current/licensing.mdx:1',
      'A translation or a version of pages',
      'remove it',
    ),
  },
  {
    what: 'a page of an older version',
    layer: 'sources',
    fixture: {files: {'versioned_docs/version-1/licensing.mdx': page('Text.')}},
    says: said(
      'versioned_docs/version-1/licensing.mdx:1',
      'A translation or a version of pages',
      'remove it',
    ),
  },
  {
    what: 'a program in a fence that Docusaurus takes away',
    layer: 'sources',
    fixture: at('fence', `${TICKS}mdx-code-block`, 'export const x = (() => 1)();', TICKS),
    says: said(
      'docs/broken/fence.mdx:6',
      'The content of an “mdx-code-block” isn’t code',
      'remove',
    ),
  },
];

const addresses: BrokenInput[] = [
  ...[
    'http://example.com',
    'javascript:alert',
    'JavaScript:alert',
    'java&#9;script:alert',
    'vbscript:alert',
    'data:text/html,x',
    '//example.com',
    '/&#9;/example.com',
    '/&#92;example.com',
  ].map((url, index): BrokenInput => ({
    what: `a link to ${url}`,
    layer: 'sources',
    fixture: at(`address${index}`, 'Text.', '', `[Away](${url}).`),
    says: said(`docs/broken/address${index}.mdx:8`, 'Pages do not link to "', 'link to a page'),
  })),
  {
    what: 'an address in a text that becomes a link',
    layer: 'sources',
    fixture: at('autolink', 'See http://example.com there.'),
    says: said('docs/broken/autolink.mdx:6', 'Pages do not link to "http:', 'link to a page'),
  },
  {
    what: 'an address that a link refers to',
    layer: 'sources',
    fixture: at('definition', '[Away][there].', '', '[there]: data:text/html,x'),
    says: said('docs/broken/definition.mdx:8', 'Pages do not link to "data:', 'link to a page'),
  },
  {
    what: 'a link of an element',
    layer: 'sources',
    fixture: at('anchorElement', '<a href="&Tab;javascript:alert">Away</a>'),
    says: said('docs/broken/anchorElement.mdx:6', 'Pages do not link to "', 'link to a page'),
  },
  {
    what: 'a card that leads to another host by its path',
    layer: 'sources',
    fixture: at(
      'foreignCard',
      "import Cards from '@site/src/components/Cards';",
      '',
      "<Cards cards={[{to: '//example.com', title: 'All', text: 'All of it.'}]} />",
    ),
    says: said('docs/broken/foreignCard.mdx:8', 'Pages do not link to "//', 'link to a page'),
  },
  ...['https://example.com/a.png', '//example.com/a.png', 'data:image/png;base64,AA'].map(
    (url, index): BrokenInput => ({
      what: `a picture at ${url}`,
      layer: 'sources',
      fixture: at(`foreign${index}`, `![A chat](${url})`),
      says: said(
        `docs/broken/foreign${index}.mdx:6`,
        'The picture .* isn’t a file',
        'put the picture',
      ),
    }),
  ),
  {
    what: 'a picture whose address is elsewhere on the page',
    layer: 'sources',
    fixture: at('reference', '![A chat][chat]', '', '[chat]: https://example.com/a.png'),
    says: said('docs/broken/reference.mdx:6', 'The picture .* in another place', 'write its path'),
  },
];

const links: BrokenInput[] = [
  {
    what: 'a link to a page that does not exist',
    layer: 'sources',
    fixture: at('link', '[Away](/docs/licencing).'),
    says: said('docs/broken/link.mdx:6', 'The link "/docs/licencing"', '.*/docs/licensing'),
  },
  {
    what: 'a link to a file that does not exist',
    layer: 'sources',
    fixture: at('linkedFile', 'Text.', '', '[Away](../Licensing.mdx).'),
    says: said(
      'docs/broken/linkedFile.mdx:8',
      'The link .* leads to no file',
      '.*\\.\\./licensing',
    ),
  },
  {
    what: 'a link as an address, not as a file',
    layer: 'sources',
    fixture: at('linkedAddress', '[Away](../licensing).'),
    says: said(
      'docs/broken/linkedAddress.mdx:6',
      'The link .* no file',
      '.*\\.\\./licensing\\.mdx',
    ),
  },
  {
    what: 'an anchor that does not exist on another page',
    layer: 'sources',
    fixture: at('anchor', '[Away](../licensing.mdx#whom-to-asks).'),
    says: said('docs/broken/anchor.mdx:6', '.*no #whom-to-asks', '.*#whom-to-ask'),
  },
  {
    what: 'an anchor that does not exist on the page itself',
    layer: 'sources',
    fixture: at('ownAnchor', '## Part', '', '[Up](#prat).'),
    says: said('docs/broken/ownAnchor.mdx:8', '.*no #prat', '.*#part'),
  },
  {
    what: 'an anchor that does not exist on a page of the type reference',
    layer: 'sources',
    fixture: at('typeAnchor', '[Up](../api/interfaces/BetSlip.mdx#signatures).'),
    says: said('docs/broken/typeAnchor.mdx:6', '.*no #signatures', '.*#signature'),
  },
  {
    what: 'a page of the type reference by a file that it does not have',
    layer: 'sources',
    fixture: at('typeFile', '[Up](../api/interfaces/BetSlip.md).'),
    says: said('docs/broken/typeFile.mdx:6', '.*leads to no file', '.*/api/interfaces/BetSlip.mdx'),
  },
  {
    what: 'a card that leads nowhere',
    layer: 'sources',
    fixture: at(
      'card',
      "import Cards from '@site/src/components/Cards';",
      '',
      "<Cards cards={[{to: '/doc', title: 'All', text: 'All of it.'}]} />",
    ),
    says: said('docs/broken/card.mdx:8', 'The link "/doc"', '.*/docs'),
  },
  {
    what: 'a link of the footer that leads nowhere',
    layer: 'sources',
    fixture: {
      edits: [['src/docusaurus/themeConfig.ts', "to: '/docs/licensing'", "to: '/docs/licence'"]],
    },
    says: said(
      'src/docusaurus/themeConfig.ts:\\d+',
      'The link "/docs/licence"',
      '.*/docs/licensing',
    ),
  },
  {
    what: 'a link of the announcement that leads nowhere',
    layer: 'sources',
    fixture: {
      edits: [
        [
          'src/site.ts',
          siteSetting('announcement'),
          "announcement: {id: 'x', text: 'X.', link: {label: 'Y', to: '/docs#provisonal'}}",
        ],
      ],
    },
    says: said('src/site.ts:\\d+', '.*no #provisonal', '.*#provisional'),
  },
];

const pictures: BrokenInput[] = [
  {
    what: 'a picture that does not exist',
    layer: 'sources',
    fixture: at('picture', '![A chat](./nowhere.png)'),
    says: said('docs/broken/picture.mdx:6', 'There is no picture at', 'correct the path'),
  },
  {
    what: 'a <Picture> that does not exist',
    layer: 'sources',
    fixture: at('pictureElement', `<Picture image={require('./nowhere.png')} alt="A chat" />`),
    says: said('docs/broken/pictureElement.mdx:6', 'There is no picture at', 'correct the path'),
  },
  {
    what: 'a picture without alternative text',
    layer: 'sources',
    fixture: at('alt', 'Text.', '', '![](../virtualStadium/img/data-flow.png)'),
    says: said('docs/broken/alt.mdx:8', 'The picture .* no alternative text', 'write what matters'),
  },
  {
    what: 'a picture that is not what its name says',
    layer: 'sources',
    fixture: {files: {'docs/broken/img/text.png': 'no picture'}},
    says: said(
      'docs/broken/img/text.png:1',
      'The content of the file isn’t PNG',
      'save the picture',
    ),
  },
  {
    what: 'a picture in a format that nothing resizes',
    layer: 'sources',
    fixture: {files: {'docs/broken/img/old.bmp': 'BM'}},
    says: said('docs/broken/img/old.bmp:1', '.*“.bmp”', '.*\\.png'),
  },
];

const files: BrokenInput[] = [
  {
    what: 'a page whose name ends in .md',
    layer: 'sources',
    fixture: {files: {'docs/broken/ending.md': page('Text.')}},
    says: said('docs/broken/ending.md:1', '.*“.md” isn’t a page', 'name it docs/broken/ending.mdx'),
  },
  {
    what: 'a page whose name ends in capitals',
    layer: 'sources',
    fixture: {files: {'docs/broken/capitals.MDX': page('Text.')}},
    says: said('docs/broken/capitals.MDX:1', '.*“.MDX” isn’t a page', 'name it .*capitals\\.mdx'),
  },
  {
    what: 'a name that an address has to escape',
    layer: 'sources',
    fixture: {files: {'docs/broken/two words.mdx': page('Text.')}},
    says: said('docs/broken/two words.mdx:1', 'The name has letters', 'use letters'),
  },
  {
    what: 'two pages with one address',
    layer: 'sources',
    fixture: {files: {'src/pages/docs/licensing.mdx': page('# Twice')}},
    says: said('src/pages/docs/licensing.mdx:1', '.*that of docs/licensing.mdx as well', 'rename'),
  },
  {
    what: 'two pages whose addresses differ in a capital',
    layer: 'sources',
    fixture: {files: {'docs/MobileIntro.mdx': page('Text.')}},
    says: /docs\/[Mm]obileIntro\.mdx:1\nThe address .* as well\.\nRemedy: rename/,
  },
  {
    what: 'a page that says nothing',
    layer: 'sources',
    fixture: {files: {'docs/broken/empty.mdx': [...HEAD, '## Part', ''].join('\n')}},
    says: said('docs/broken/empty.mdx:1', 'The page says nothing', 'write it'),
  },
  {
    what: 'a column without a header',
    layer: 'sources',
    fixture: at('noHeader', '| | First |', '| --- | --- |', '| Rows | Have one |'),
    says: said(
      'docs/broken/noHeader.mdx:6',
      'A column of the table has no header',
      'say in a word',
    ),
  },
];

const lists: BrokenInput[] = [
  {
    what: 'a page that no sidebar and no list of routes has',
    layer: 'sources',
    fixture: {
      files: {...at('lost', 'Text.').files, 'tests/routes.txt': `${routes}/docs/nowhere\n`},
    },
    says: /lost\.mdx:1\nNo sidebar lists the page.*\nRemedy: add 'broken\/lost'[^]*lost\.mdx:1\nThe list of routes has no \/docs\/broken\/lost\.\nRemedy: add the line[^]*routes\.txt:\d+\nNo page has the route \/docs\/nowhere\.\nRemedy: correct/,
  },
];

const markup: BrokenInput[] = [
  {
    what: 'an element that is not closed',
    layer: 'sources',
    fixture: at('closing', 'Text.', '', 'A <b>word.'),
    says: said('docs/broken/closing.mdx:8', '.*isn’t valid MDX', 'close the element'),
  },
  {
    what: 'a brace that is not closed',
    layer: 'sources',
    fixture: at('brace', 'Write {id.'),
    says: said('docs/broken/brace.mdx:\\d+', '.*isn’t valid MDX', 'put names with braces'),
  },
  {
    what: 'a sign of markup in a text',
    layer: 'sources',
    fixture: at('sign', 'If a <= b.'),
    says: said('docs/broken/sign.mdx:6', '.*isn’t valid MDX', 'put what is code in backticks'),
  },
  {
    what: 'an element that does not exist',
    layer: 'sources',
    fixture: at('element', '<Pictures />'),
    says: said('docs/broken/element.mdx:6', '<Pictures> isn’t an element', '.*<Picture>'),
  },
  {
    what: 'an element that is not imported',
    layer: 'sources',
    fixture: at('notImported', '<WidgetDrawing />'),
    says: said(
      'docs/broken/notImported.mdx:6',
      '.*not imported',
      'write import WidgetDrawing from',
    ),
  },
  {
    what: 'a player whose sample is on another page',
    layer: 'sources',
    fixture: at(
      'player',
      "import Player from '@site/src/components/Player';",
      '',
      '<Player sample="lmt" />',
    ),
    says: said('docs/broken/player.mdx:8', '.*plays the sample “lmt”', 'write run="lmt"'),
  },
  {
    what: 'an import of a file that does not exist',
    layer: 'sources',
    fixture: at('partial', "import Part from './_part.mdx';"),
    says: said(
      'docs/broken/partial.mdx:6',
      'There is no file at "./_part.mdx"',
      'correct the path',
    ),
  },
  {
    what: 'a note of an unknown kind',
    layer: 'sources',
    fixture: at('note', ':::warn', '', 'Text.', '', ':::'),
    says: said('docs/broken/note.mdx:6', '“:::warn” isn’t a kind', 'write one of note'),
  },
  {
    what: 'a tab without a label, outside of tabs, twice, and a text between tabs',
    layer: 'sources',
    fixture: at(
      'tabs',
      "import Tabs from '@theme/Tabs';",
      "import TabItem from '@theme/TabItem';",
      '',
      '<Tabs groupId="mobile-platform">',
      '<TabItem value="ios" label="iOS">A</TabItem>',
      '<TabItem value="ios" label="iOS">B</TabItem>',
      '<TabItem value="android">C</TabItem>',
      '<b>D</b>',
      '</Tabs>',
      '',
      '<TabItem value="web" label="Web">E</TabItem>',
    ),
    says: /tabs\.mdx:11\n.*“ios” twice[^]*tabs\.mdx:12\n.*no value or no label[^]*tabs\.mdx:13\n.*other than <TabItem>[^]*tabs\.mdx:16\n.*outside of <Tabs>[^\n]*\nRemedy: put it into <Tabs/,
  },
  {
    what: 'steps that do not fit their sample',
    layer: 'sources',
    fixture: at(
      'steps',
      "import Step from '@site/src/components/Walkthrough/Step';",
      "import Walkthrough from '@site/src/components/Walkthrough';",
      '',
      '<Walkthrough>',
      '',
      `${TICKS}ts`,
      'const a = 1;',
      'const b = 2;',
      `const c = '${'c'.repeat(70)}';`,
      TICKS,
      '',
      '<Step lines="2" name="A">A</Step>',
      '<Step lines="2" name="B">B</Step>',
      '<Step lines="b" name="C">C</Step>',
      '<Step lines="3">D</Step>',
      '<Step lines="4-5" name="E">E</Step>',
      '</Walkthrough>',
      '',
      '<Walkthrough>',
      '',
      `${TICKS}ts`,
      'const d = 1;',
      'const e = 2;',
      TICKS,
      '',
      '<Step lines="1" name="F">F</Step>',
      '</Walkthrough>',
      '',
      '<Walkthrough>',
      'No sample.',
      '</Walkthrough>',
      '',
      '<Step lines="1" name="G">G</Step>',
    ),
    says: /steps\.mdx:14\n.*has 83 characters[^]*steps\.mdx:17\n.*Line 1 has no step[^\n]*\nRemedy: begin this one at 1[^]*steps\.mdx:18\n.*Line 2 has two steps[^\n]*\nRemedy: begin this one at 3[^]*steps\.mdx:19\n.*is “b”[^]*steps\.mdx:20\n.*no name[^]*steps\.mdx:21\n.*ends at line 5 of a sample of 3[^]*steps\.mdx:24\n.*Line 2 has no step[^\n]*\nRemedy: end the last step at 2[^]*steps\.mdx:34\n.*something else than one sample[^]*steps\.mdx:38\n.*outside of <Walkthrough>/,
  },
  {
    what: 'marks that do not say how far they reach, and one inside another',
    layer: 'sources',
    fixture: at(
      'marks',
      '<Provisional>',
      '',
      'A paragraph.',
      '',
      '</Provisional>',
      '',
      '<Provisional of="table">',
      '',
      'It <Provisional>has a mark</Provisional>.',
      '',
      '</Provisional>',
    ),
    says: /marks\.mdx:6\n.*how far it reaches[^\n]*\nRemedy: write <Provisional>[^]*marks\.mdx:14\n.*inside another[^\n]*\nRemedy: leave out/,
  },
  {
    what: 'two headings with one id',
    layer: 'sources',
    fixture: at('ids', '## One {#part}', '', 'Text.', '', '## Two {#part}', '', 'Text.'),
    says: said('docs/broken/ids.mdx:10', '.*id “part” more than once', 'give the heading another'),
  },
  {
    what: 'a heading that skips a level',
    layer: 'sources',
    fixture: at('level', '#### Part', '', 'Text.'),
    says: said('docs/broken/level.mdx:6', 'A heading of level 4', 'begin it with ##'),
  },
  {
    what: 'an expression',
    layer: 'sources',
    fixture: at('expression', 'There are {1 + 1}.'),
    says: said('docs/broken/expression.mdx:6', 'An expression', 'write its value'),
  },
];

const names: BrokenInput[] = [
  {
    what: 'a name that the contract does not have',
    layer: 'sources',
    fixture: at('name', 'See `type:BetSlips`.'),
    says: said('docs/broken/name.mdx:6', 'The contract has no “type:BetSlips”', '.*type:BetSlip'),
  },
  {
    what: 'two more of them on one page',
    layer: 'sources',
    fixture: at('twoNames', 'See `type:Odd` and', '', '`BetSlip.steak`.'),
    says: /twoNames\.mdx:6\n.*“type:Odd”[^]*twoNames\.mdx:8\n.*“BetSlip\.steak”.*\nRemedy: the nearest/,
  },
  {
    what: 'a term that the glossary does not have',
    layer: 'sources',
    fixture: at('term', 'A <Term>markup</Term>.'),
    says: said('docs/broken/term.mdx:6', 'The glossary has no term “markup”', '.*market'),
  },
  {
    what: 'fields of an unknown type',
    layer: 'sources',
    fixture: at('fields', '<Fields of="BetSlips" />'),
    says: said('docs/broken/fields.mdx:6', '.*BetSlips', '.*BetSlip'),
  },
  {
    what: 'what the generated pages consist of',
    layer: 'sources',
    fixture: at('typePage', '<Type of="BetSlip" />'),
    says: said('docs/broken/typePage.mdx:6', '<Type> makes a page of the type', 'write <Fields'),
  },
  {
    what: 'an unknown permission',
    layer: 'sources',
    fixture: at('whoCan', '<WhoCan do="createChanel" />'),
    says: said('docs/broken/whoCan.mdx:6', '<WhoCan> knows no permission', '.*createChannel'),
  },
  {
    what: 'an unknown fact',
    layer: 'sources',
    fixture: at('fact', 'It stays for <Fact id="flash-bet-time" />.'),
    says: said('docs/broken/fact.mdx:6', '<Fact> knows no fact', '.*flash-bet-duration'),
  },
  {
    what: 'the value of a fact, written by hand',
    layer: 'sources',
    fixture: at('value', 'It stays for **twenty seconds**.'),
    says: said('docs/broken/value.mdx:6', '“twenty seconds” is hardcoded', '.*<Fact id='),
  },
  {
    what: 'an unknown step of the timeline',
    layer: 'sources',
    fixture: at('timeline', '<Timeline current="addBrands" />'),
    says: said('docs/broken/timeline.mdx:6', '<Timeline> has no step', '.*addBrand'),
  },
];

const fence = (name: string, info: string, ...lines: string[]) =>
  at(name, TICKS + info, ...lines, TICKS);

const samples: BrokenInput[] = [
  {
    what: 'a sample that does not compile',
    layer: 'sources',
    fixture: fence(
      'sample',
      'ts',
      "declare const slip: import('virtual-stadium').BetSlip;",
      'slip.betsType;',
    ),
    says: said('docs/broken/sample.mdx:8', "TS2551: Property 'betsType'", '.'),
  },
  {
    what: 'a sample that is no JSON',
    layer: 'sources',
    fixture: fence('json', 'json type="Odds"', '{"decimal": 2,}'),
    says: said('docs/broken/json.mdx:7', '.', '.'),
  },
  {
    what: 'a JSON sample that is not of its type',
    layer: 'sources',
    fixture: fence('jsonType', 'json type="Odds"', '{"decimal": 2}'),
    says: said('docs/broken/jsonType.mdx:7', 'The JSON isn’t of the type Odds', '.'),
  },
  {
    what: 'a fence with an unknown flag',
    layer: 'sources',
    fixture: fence('flag', 'ts titel="chat.ts"', "SIR('changeLanguage', 'en');"),
    says: said('docs/broken/flag.mdx:6', '.*unknown flag “titel”', 'use one of title'),
  },
  {
    what: 'a fence in an unknown language',
    layer: 'sources',
    fixture: fence('language', 'cobol', 'STOP RUN.'),
    says: said('docs/broken/language.mdx:6', 'Nothing here checks cobol', 'name one of'),
  },
  {
    what: 'a fence without a language',
    layer: 'sources',
    fixture: fence('noLanguage', '', 'Text.'),
    says: said('docs/broken/noLanguage.mdx:6', 'The fence names no language', 'name one of'),
  },
];

/** A project without a lock file, and the page that shows a part of it. */
const brokenProject: Pick<Fixture, 'files'> = {
  files: {
    'samples/broken/marked.ts': [
      '// region shown',
      "export const wrong: number = 'text';",
      '// endregion',
      '// region left',
      '// endregion',
      '',
    ].join('\n'),
    'docs/broken/region.mdx': page(
      `${TICKS}ts file="samples/broken/marked.ts" region="shown"`,
      TICKS,
      `${TICKS}ts file="samples/broken/marked.ts" region="other"`,
      TICKS,
    ),
  },
};

const projects: BrokenInput[] = [
  {
    what: 'a file of a project that is not there',
    layer: 'sources',
    fixture: fence('excerpt', 'ts file="samples/adapter/src/none.ts"'),
    says: said(
      'docs/broken/excerpt.mdx:6',
      'The fence shows samples/adapter/src/none.ts, which isn’t a file',
      'name one of samples/adapter/src/adapter.ts',
    ),
  },
  {
    what: 'a region that a file does not have',
    layer: 'sources',
    fixture: brokenProject,
    says: said(
      'docs/broken/region.mdx:8',
      'The fence shows the region “other”',
      'name one of its regions \\(shown, left\\)',
    ),
  },
  {
    what: 'a fence that shows a file and contains lines as well',
    layer: 'sources',
    fixture: fence('both', 'ts file="samples/adapter/src/adapter.ts"', 'more();'),
    says: said('docs/broken/both.mdx:6', '.*contains lines as well', 'remove them'),
  },
  {
    what: 'a region without a file',
    layer: 'sources',
    fixture: fence('alone', 'ts region="shown"'),
    says: said('docs/broken/alone.mdx:6', '.*“region” without “file”', 'name the file'),
  },
  {
    what: 'a region that no page shows',
    layer: 'sources',
    fixture: brokenProject,
    says: said('samples/broken/marked.ts:4', 'No page shows the region “left”', '.*two marks'),
  },
  {
    what: 'a mistake in the part of a project that a page shows',
    layer: 'sources',
    fixture: brokenProject,
    says: said('samples/broken/marked.ts:2', 'TS2322: ', '.'),
  },
  {
    what: 'a project without its lock file',
    layer: 'sources',
    fixture: brokenProject,
    says: said('samples/broken/package-lock.json:1', 'The project has no lock', 'run npm install'),
  },
];

const configuration: BrokenInput[] = [
  {
    what: 'a sidebar with an unknown doc id',
    layer: 'sources',
    fixture: {edits: [['sidebars.ts', "  'licensing',\n", "  'licencing',\n"]]},
    says: said('sidebars.ts:\\d+', 'There is no doc “licencing”', '.*licensing'),
  },
  {
    what: 'a navbar item with an unknown sidebar',
    layer: 'sources',
    fixture: {edits: [['src/docusaurus/themeConfig.ts', "sidebarId: 'api'", "sidebarId: 'apis'"]]},
    says: said(
      'src/docusaurus/themeConfig.ts:\\d+',
      'There is no sidebar “apis”',
      'write one of api',
    ),
  },
  {
    what: 'a reference in the OpenAPI description that leads nowhere',
    layer: 'sources',
    fixture: {
      edits: [
        [
          'src/contract/openapi.yaml',
          "$ref: '#/components/schemas/CreateChannelRequest'",
          "$ref: '#/components/schemas/CreateChannel'",
        ],
      ],
    },
    says: said('src/contract/openapi.yaml:\\d+', 'Nothing is at', '.*CreateChannelRequest'),
  },
  {
    what: 'a field of the contract without a comment',
    layer: 'comments',
    fixture: {
      edits: [['src/contract/bet-slip.ts', '  bets: Bet[];', '  bets: Bet[];\n  stray?: string;']],
    },
    says: said('src/contract/bet-slip.ts:\\d+', 'BetSlip.stray', 'write a TSDoc comment'),
  },
  {
    what: 'a link in a comment of the contract that runs a script',
    layer: 'comments',
    fixture: {
      edits: [
        [
          'src/contract/bet-slip.ts',
          'export interface BetSlip {',
          'export interface BetSlip {\n  /** See [there](java&Tab;script:alert). */\n  seen?: string;',
        ],
      ],
    },
    says: said('src/contract/bet-slip.ts:\\d+', 'A comment of BetSlip links to', 'link to a page'),
  },
  {
    what: 'HTML in a comment of the contract, behind a stray backtick',
    layer: 'comments',
    fixture: {
      edits: [
        [
          'src/contract/odds.ts',
          'export interface Odds extends OddsObject {',
          'export interface Odds extends OddsObject {\n  /** A \\` and `<meta http-equiv="refresh">`. */\n  seen?: string;',
        ],
      ],
    },
    says: said('src/contract/odds.ts:\\d+', 'A comment of Odds has HTML', 'write it in words'),
  },
  {
    what: 'a link in a comment of the contract that leads nowhere',
    layer: 'comments',
    fixture: {
      edits: [
        [
          'src/contract/channel.ts',
          'export interface ChatMetadata {',
          'export interface ChatMetadata {\n  /** See {@link Nothing}. */\n  seen?: string;',
        ],
      ],
    },
    says: said('src/contract/channel.ts:\\d+', '.*Nothing', 'correct the name'),
  },
  {
    what: 'an interface of the contract without @see',
    layer: 'comments',
    fixture: {
      edits: [
        ['src/contract/competition.ts', ' * @see {@link Event}, {@link MatchEvent}\n *\n', ''],
      ],
    },
    says: said('src/contract/competition.ts:\\d+', 'Team has no @see', 'name the types'),
  },
  {
    what: 'an interface of the contract whose example is no complete value',
    layer: 'comments',
    fixture: {
      edits: [['src/contract/competition.ts', 'const team: Team = {', 'const team = {']],
    },
    says: said(
      'src/contract/competition.ts:\\d+',
      'Team has no complete example',
      'write an @exam',
    ),
  },
  {
    what: 'a quotation in the comment of a field, which a table shows',
    layer: 'comments',
    fixture: {
      edits: [
        [
          'src/contract/competition.ts',
          'export interface Team {',
          'export interface Team {\n  /**\n   * Text.\n   *\n   * > Quoted.\n   */\n  said?: string;',
        ],
      ],
    },
    says: said(
      'src/contract/competition.ts:\\d+',
      'A comment of Team has a blockquote',
      'write sen',
    ),
  },
];

const early: BrokenInput[] = [
  {
    what: 'a base URL without slashes',
    layer: 'settings',
    fixture: {env: {BASE_URL: 'docs'}},
    says: /BASE_URL is "docs"\. It must begin and end with a slash/,
  },
  {
    what: 'an address of the site that is none',
    layer: 'settings',
    fixture: {env: {SITE_URL: 'example.org'}},
    says: /SITE_URL is "example\.org", which is not an absolute URL\. Set it to an origin such as/,
  },
  {
    what: 'a setting of the wrong type',
    layer: 'settings',
    fixture: {edits: [['src/site.ts', siteSetting('title'), 'title: 5']]},
    says: said('src/site.ts:\\d+', "Type 'number' is not assignable", 'write what SiteSettings'),
  },
  {
    what: 'a setting left empty that has to be there',
    layer: 'settings',
    fixture: {edits: [['src/site.ts', siteSetting('product.contact'), 'contact: null']]},
    says: said('src/site.ts:\\d+', "Type 'null' is not assignable", 'write what SiteSettings'),
  },
];

const late: BrokenInput[] = [
  {
    what: 'a name that the contract does not have, beside mistakes in its comments',
    layer: 'comments',
    fixture: at('name', 'See `type:BetSlips`.'),
    says: said('docs/broken/name.mdx:6', 'The contract has no “type:BetSlips”', '.*type:BetSlip'),
  },
  {
    what: 'a contract that does not compile',
    layer: 'contract',
    fixture: {edits: [['src/contract/bet-slip.ts', 'bets: Bet[];', 'bets: Bets[];']]},
    says: said('src/contract/bet-slip.ts:\\d+', 'TS2552: .*Bets', 'correct the TypeScript error'),
  },
  {
    what: 'a link that leads nowhere, beside a contract that does not compile',
    layer: 'contract',
    fixture: at('link', '[Away](/docs/licencing).'),
    says: said('docs/broken/link.mdx:6', 'The link "/docs/licencing"', '.*/docs/licensing'),
  },
  {
    what: 'a link that only the rendered page has',
    layer: 'rendering',
    fixture: {
      files: {
        'src/pages/computed.tsx': [
          "import React from 'react';",
          "import Link from '@docusaurus/Link';",
          "import Layout from '@theme/Layout';",
          '',
          "const to = ['', 'nowhere'].join('/');",
          '',
          'export default function Page() {',
          '  return (',
          '    <Layout title="Page" description="A page of a fixture site, with a link to nowhere.">',
          '      <Link to={to}>Away</Link>',
          '    </Layout>',
          '  );',
          '}',
          '',
        ].join('\n'),
      },
    },
    says: /source page path = \/computed:\s+-> linking to \/nowhere/,
  },
];

export const brokenInputs: readonly BrokenInput[] = [
  ...frontMatter,
  ...programs,
  ...addresses,
  ...links,
  ...pictures,
  ...files,
  ...lists,
  ...markup,
  ...names,
  ...samples,
  ...projects,
  ...configuration,
  ...early,
  ...late,
];
