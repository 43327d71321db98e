import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {parsePage} from '../../../src/site-model/markdown/parse';
import {plainTree} from '../../../src/site-model/transforms/plainNodes';
import {mayLinkTo} from '../../../src/base/addresses';
import {elementProblems} from '../../../src/checks/elements';
import {frontMatterProblems} from '../../../src/checks/frontMatter';
import {linkProblems} from '../../../src/checks/links';
import {wrappedProblems} from '../../../src/checks/text';
import {pageOf, siteOf} from '../support/site';

const file = 'docs/virtualStadium/page.mdx';

/** Line and message of everything that is wrong with a page that says this. */
function said(...lines: string[]): string[] {
  const site = siteOf({'docs/index.mdx': '', [file]: lines.join('\n')});
  const page = site.pages.get(file)!;
  const checks = [wrappedProblems, elementProblems, linkProblems];
  return checks
    .flatMap((check) => check(page, site))
    .map(({line, message}) => `${line} ${message}`);
}

const noJavaScript = expect.stringMatching(/^\d+ A page holds no JavaScript/) as string;

describe('what stands outside of the text', () => {
  test.each([
    'export const x = (() => 1)();',
    'export default 1',
    "export * from './_a.mdx'",
    "import {execSync} from 'node:child_process'",
    "import fs from 'node:fs'",
    "import './evil.js'",
    "import '@site/src/client/pageChange.ts'",
    "import x from '@site/docusaurus.config'",
    "import Tabs from '@site/src/components/Cards'",
    "import Other from '@theme/Tabs'",
    "import Tabs, {useTabs} from '@theme/Tabs'",
    "import * as Tabs from '@theme/Tabs'",
    "import {default as Tabs} from '@theme/Tabs'",
    "import Picture from '!!raw-loader!./_a.mdx'",
    "import Part from '../../tests/_a.mdx'",
    "import Part from './part.mdx'",
    "import Part from '@site/scripts/_a.mdx'",
  ])('is no JavaScript such as %s', (statement) => {
    expect(said(statement, '', 'Text.')).toEqual([noJavaScript]);
  });

  test('is looked at statement by statement', () => {
    expect(
      said("import Tabs from '@theme/Tabs'; export default 1", 'export const a = 1;', '', 'Text.'),
    ).toEqual([
      expect.stringMatching(/^1 A page holds no JavaScript/),
      expect.stringMatching(/^2 A page holds no JavaScript/),
    ]);
  });

  test('is imports of components, styles of the site, and partials', () => {
    expect(
      said(
        "import Tabs from '@theme/Tabs';",
        "import '@site/src/css/permissions.own.css';",
        "import Embed from '@site/src/pages/_embed.mdx';",
        "import Part from './_part.mdx';",
        '',
        'Text.',
      ),
    ).toEqual([
      '3 There is no file at "@site/src/pages/_embed.mdx".',
      '4 There is no file at "./_part.mdx".',
    ]);
  });
});

test('a fence that Docusaurus takes away hides nothing', () => {
  const hidden = [
    '```text',
    '```mdx-code-block',
    'a',
    '```',
    '',
    '~~~text',
    '```',
    '',
    'export const x = (() => 1)();',
    '',
    '```text',
    '~~~',
    '```',
  ];
  expect(said(...hidden)).toEqual([
    expect.stringMatching(/^2 The content of an “mdx-code-block” isn’t code/),
    expect.stringMatching(/^\d+ A page holds no JavaScript/),
  ]);
});

test('other statements are no MDX', () => {
  expect(pageOf(file, "import Tabs from '@theme/Tabs'; console.log(1)").problems).toMatchObject([
    {file, line: 1, remedy: expect.stringContaining('no JavaScript but imports') as string},
  ]);
});

describe('an attribute', () => {
  test.each([
    '<Provisional title={(() => 1)()}>x</Provisional>',
    '<Provisional {...{onClick: x}}>x</Provisional>',
    '<span onClick={() => 1}>x</span>',
    '<span onclick="x()">x</span>',
    '<span ref={() => 1}>x</span>',
    '<span key={x}>x</span>',
    '<div dangerouslySetInnerHTML={{__html: "x"}} />',
    '<div style={{background: "url(https://evil.example)"}}>x</div>',
    '<a href={"javascript:x()"}>x</a>',
    '<a ping="https://evil.example" href="/docs">x</a>',
    '<span src="https://evil.example">x</span>',
    '<span srcSet="x.png">x</span>',
    '<Term id={x}>market</Term>',
    '<Term {...x}>market</Term>',
    '<Picture alt="A" alt={x} />',
    '<Picture alt="A" image="https://evil.example/x.png" />',
    '<Picture alt="A" image={require("node:fs")} />',
    '<Picture alt="A" image={require("!!raw-loader!./a.png")} />',
    '<Picture alt="A" image={require("./a.js")} />',
    '<Picture alt="A" image={(x(), require("./a.png"))} />',
    '<Picture alt="A" image={{src: {placeholder: "x"}}} />',
    '<span constructor="x">x</span>',
  ])('that does not belong to a text is refused: %s', (element) => {
    expect(said('Text.', '', element)).toEqual([expect.stringMatching(/^3 .+/)]);
  });

  test.each([
    '<Cards headingLevel="script" cards={[]} />',
    '<Cards cards={[{to: x, title: "A", text: "B"}]} />',
    '<Cards cards={[{[x]: "/docs"}]} />',
    '<Cards cards={x} />',
    "<Cards cards={[{to: 'javascript:x()', title: 'A', text: 'B'}]} />",
  ])('of the cards has values only: %s', (element) => {
    const from = "import Cards from '@site/src/components/Cards';";
    expect(said(from, '', element)).toEqual([expect.stringMatching(/^3 .+/)]);
  });

  test('can be what a page is made of', () => {
    expect(
      said(
        "import Cards from '@site/src/components/Cards';",
        '',
        "<Cards headingLevel=\"h2\" cards={[{to: '/docs', title: 'A', text: 'B'}]} />",
        '',
        '<Picture image={require(\'./img/data-flow.png\')} alt="Flow" caption="Flow" />',
        '',
        '<details open><summary>More</summary><a href="#a">A</a><span id="a">x</span></details>',
      ),
    ).toEqual([]);
  });
});

describe('a link', () => {
  test.each([
    '[x](http://example.com)',
    '[x](HTTP://example.com)',
    '[x](javascript:alert)',
    '[x](JavaScript:alert)',
    '[x](java&#9;script:alert)',
    '[x](java&Tab;script:alert)',
    '[x](<\u0001javascript:alert>)',
    '[x](<&#32;javascript:alert>)',
    '[x](vbscript:x)',
    '[x](data:text/html,x)',
    '[x](//evil.example)',
    '[x](/\\\\evil.example)',
    '[x](/&#9;/evil.example)',
    '[x](https:/evil.example)',
    '[x](https:\\\\evil.example)',
    '[x](pathname:////evil.example)',
    '[x](pathname://evil.example)',
    '[x](ftp://example.com)',
    'See http://example.com there.',
    'See www.example.com there.',
    '[x][y]\n\n[y]: javascript:alert',
    '<a href="java&#9;script:alert">x</a>',
  ])('does not lead to %s', (text) => {
    expect(said(text)).toEqual([expect.stringMatching(/^\d Pages do not link to ".+"\.$/)]);
  });

  test.each([
    'https://example.com/a?b=c#d',
    'mailto:docs@example.com',
    'pathname:///feed.xml',
    '/docs#a',
    '#a',
    '../a.mdx',
    'a.mdx?b',
    '@site/docs/a.mdx',
  ])('may lead to %s', (url) => {
    expect(mayLinkTo(url)).toBe(true);
  });
});

test.each([
  '![A](https://evil.example/x.png)',
  '![A](//evil.example/x.png)',
  '![A](data:image/png;base64,AA)',
  '![A](/&#9;/evil.example/x.png)',
  '![A][b]\n\n[b]: https://example.com/x.png',
])('a picture is a file of the site, and %s is none', (text) => {
  expect(said(text)).toEqual([expect.stringMatching(/^1 The picture /)]);
});

test.each(['{/* a */ x() /* b */}', 'Text {/* a */ x() /* b */}'])(
  'an expression between comments is no comment: %s',
  (text) => {
    const tree = parsePage(text);
    const vfile = new VFile({path: file, value: text});
    expect(() => plainTree(tree, vfile)).toThrow('an expression has no counterpart');
  },
);

test('a comment is', () => {
  const text = 'Text. {/* What `{x}` means. */}';
  const plain = plainTree(parsePage(text), new VFile(text));
  expect(JSON.stringify(plain)).not.toContain('means');
});

describe('the front matter', () => {
  const description = 'description: A page of a fixture site that carries a mistake on purpose.';
  const problems = (text: string, route: string | null = '/docs/page') =>
    frontMatterProblems({file, text, route}, siteOf({})).map(
      ({line, message}) => `${line} ${message}`,
    );

  test.each([
    'title: "A\\0B"',
    'title: "A\\nB"',
    'title: "A\\u2028B"',
    'title: "A\\x7fB"',
    'title: "A\\ud800B"',
    'title: "A\\uffffB"',
    'title: |-\n  A\n  B',
  ])('has texts of one line: %j', (title) => {
    expect(problems(`---\n${title}\n${description}\n---\n`)).toEqual([
      '2 “title” in the front matter has a line break or a control character.',
    ]);
  });

  test('can be folded', () => {
    expect(problems(`---\ntitle: >-\n  A\n  B\n${description}\n---\n`)).toEqual([]);
  });

  test.each(['---js\n{}\n---\n', '---\ntitle: A\n', '\uFEFF---json\n{}\n---\n'])(
    'is read by Docusaurus, and no part of a partial: %j',
    (text) => {
      expect(problems(text, null)).toEqual(['1 A partial has front matter, which no page shows.']);
    },
  );

  test('is YAML', () => {
    expect(problems('---js\n{}\n---\nText.')).toEqual(['1 The page has no front matter.']);
  });
});
