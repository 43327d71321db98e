import {expect, test} from 'vitest';
import {symptoms} from '../../src/outputs/symptoms';
import {pageOf, siteOf} from './support/site';

const page = (...lines: string[]) =>
  ['---', 'title: Sample', '---', '', '## Troubleshooting {#what-can-go-wrong}', '', ...lines].join(
    '\n',
  );
const head = ['| Symptom | Cause | Fix |', '| - | - | - |'];

test.each([
  [['| Symptom | Fix |', '| - | - |', '| a | c |'], 7, /the columns “Symptom”, “Fix”/],
  [['| Error | Cause | Fix |', '| - | - | - |', '| a | b | c |'], 7, /the columns “Error”/],
  [[...head, '| a | b | c |', '| a | b |'], 10, /lacks one of its cells/],
  [[...head, '| a | | c |'], 9, /lacks one of its cells/],
  [[...head, '| a | b | Try again later |'], 9, /says to try again, and does not mark it/],
])('what a table lacks is refused, with its line: %j', (lines, line, message) => {
  const {problems} = pageOf('docs/sample.mdx', page(...lines));
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'docs/sample.mdx',
      line,
      message: expect.stringMatching(message) as string,
    }),
  ]);
});

test('each row says where it is, what to do, and whether trying again helps', () => {
  const text = page(
    ...head,
    '| `no sign` | <Provisional>A</Provisional> | See [b](./b.mdx#c) |',
    '| `no sign` | B | **Try again** later |',
  );
  const files = symptoms(siteOf({'docs/sample.mdx': text, 'docs/b.mdx': '---\ntitle: B\n---\n'}));
  const shared = {title: 'Sample', page: '/docs/sample', section: 'Troubleshooting'};
  expect(JSON.parse(String(files.get('symptoms.json')))).toMatchObject({
    symptoms: [
      {...shared, anchor: 'symptom-no-sign', fix: 'See b', tryAgain: false, provisional: true},
      {...shared, anchor: 'symptom-no-sign-1', cause: 'B', tryAgain: true, provisional: false},
    ],
  });
  expect(files.get('symptoms.md')).toContain('See [b](https://acme.example/docs/b.md#c)');
});
