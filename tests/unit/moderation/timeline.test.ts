import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {timelinePages} from '../../../src/facts/timeline';
import {timeline} from '../../../src/site-model/transforms/timeline';
import putIn from '../../../src/site-model/transforms/putIn';
import {markup} from '../support/markdown';

const steps = [
  {id: 'buildHouse', label: 'House'},
  {id: 'buildRoof', label: 'Roof'},
  {id: 'moveIn', label: 'People'},
];

async function strip(source: string) {
  return load(await markup(source, [[putIn, new Map([['Timeline', timeline(steps)]])]]));
}

describe('the strip', () => {
  test('lists the steps in order', async () => {
    const html = await strip('<Timeline />');
    const links = html('nav[aria-label] > ol > li a').toArray();
    expect(links.map((it) => html(it).attr('href'))).toEqual([
      `${timelinePages}/buildHouse`,
      `${timelinePages}/buildRoof`,
      `${timelinePages}/moveIn`,
    ]);
    expect(html('[aria-current], .done').length).toBe(0);
  });

  test('marks the current step and those before it', async () => {
    const html = await strip('<Timeline current="buildRoof" />');
    expect(html('[aria-current="step"]').text()).toBe('Roof');
    expect(html('.done').text()).toBe('House');
  });

  test('stops the build on a step that is not there', async () => {
    await expect(strip('<Timeline current="garden" />')).rejects.toThrow(
      /^docs\/page\.mdx:1: <Timeline> has no step “garden”\. Remedy: write one of “buildHouse”/,
    );
  });
});
