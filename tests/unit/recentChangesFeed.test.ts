import {JSDOM} from 'jsdom';
import {describe, expect, test} from 'vitest';
import {atomFeed} from '../../src/outputs/feed';

const title = 'Docs & <more>';
const address = 'https://example.com/base/';
const change = {
  title: 'Odds < 2 & "more"',
  description: 'A & B',
  route: '/docs/a',
  day: '2026-03-02',
  time: Date.UTC(2026, 2, 2, 23, 59),
};

/** Throws where it is not well-formed. */
function parse(xml: string): Document {
  return new JSDOM(xml, {contentType: 'application/xml'}).window.document;
}

const text = (parent: ParentNode, selector: string) =>
  parent.querySelector(selector)?.textContent ?? null;

describe('the feed', () => {
  const older = {...change, route: '/docs/b', day: '2026-01-01', time: Date.UTC(2026, 0, 1)};
  const document = parse(atomFeed(title, address, [change, older]));

  test('has what Atom asks of a feed', () => {
    const root = document.documentElement;
    expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(text(document, 'feed > id')).toBe('https://example.com/base/feed.xml');
    expect(text(document, 'feed > title')).toBe(title);
    expect(text(document, 'feed > subtitle')).toMatch(/^Pages that changed/);
    expect(text(document, 'feed > updated')).toBe('2026-03-02T23:59:00.000Z');
    expect(text(document, 'feed > author > name')).toBe(title);
    expect(document.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(
      'https://example.com/base/feed.xml',
    );
  });

  test('has what Atom asks of an entry', () => {
    const [entry] = document.querySelectorAll('entry');
    expect(text(entry!, 'title')).toBe(change.title);
    expect(text(entry!, 'summary')).toBe(change.description);
    expect(text(entry!, 'updated')).toBe('2026-03-02T23:59:00.000Z');
    expect(entry!.querySelector('link')?.getAttribute('href')).toBe(
      'https://example.com/base/docs/a',
    );
  });

  test('names each day of a page differently, and the same in the next build', () => {
    const again = parse(
      atomFeed(title, address, [
        {...change, time: change.time - 60_000},
        {...change, day: '2026-03-01'},
      ]),
    );
    const ids = [...again.querySelectorAll('entry > id')].map((id) => id.textContent);
    expect(ids[0]).toBe(text(document, 'entry > id'));
    expect(ids[1]).not.toBe(ids[0]);
  });

  test('is XML whatever a title holds', () => {
    const said = 'Odds\u0000 \u001b[1m \ud800 \uffff \u{1f3df} end';
    const nasty = parse(atomFeed(title, address, [{...change, title: said, description: said}]));
    expect(text(nasty, 'entry > title')).toBe('Odds [1m   \u{1f3df} end');
    expect(text(nasty, 'entry > summary')).toBe(text(nasty, 'entry > title'));
  });

  test('is a valid feed without entries too', () => {
    const empty = parse(atomFeed(title, address, []));
    expect(empty.querySelectorAll('entry')).toHaveLength(0);
    expect(text(empty, 'feed > updated')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });
});
