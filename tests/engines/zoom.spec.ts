/** The picture that grows, and its four ways to close. */
import type {Reader} from './support/reader';
import {expect, test} from './support/test';

const OPENED = '.medium-zoom-image--opened';

/** Opens the first picture, and waits until it has grown. */
async function openZoom(reader: Reader): Promise<void> {
  await reader.open('/markdown-page');
  await reader.seesElement('article img.medium-zoom-image');
  await reader.evaluate(() =>
    document.addEventListener('medium-zoom:opened', () => (document.body.id = 'zoom-is-open'), {
      once: true,
      capture: true,
    }),
  );
  await reader.click('article img.medium-zoom-image');
  await reader.seesElement('#zoom-is-open');
}

const WAYS: Readonly<Record<string, (reader: Reader) => Promise<void>>> = {
  'a click': (reader) => reader.clickAt(5, 200),
  Escape: (reader) => reader.press('Escape'),
  'another size of the window': (reader) => reader.resize(1100, 800),
  'a scroll of more than 40 px': async (reader) => {
    const scroll = (by: number) => window.scrollBy({top: by, behavior: 'instant'});
    await reader.evaluate(scroll, 40);
    await reader.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await reader.sees(() => document.body.classList.contains('medium-zoom--opened'), true);
    await reader.evaluate(scroll, 1);
  },
};

for (const [way, close] of Object.entries(WAYS)) {
  test(`it closes with ${way}${way === 'Escape' ? '' : ' @once'}`, async ({reader}) => {
    await openZoom(reader);
    const duration = await reader.evaluate(
      (selector) => getComputedStyle(document.querySelector(selector)!).transitionDuration,
      OPENED,
    );
    expect(duration).toBe('0.3s');
    await close(reader);
    await reader.seesElement(OPENED, false);
  });
}
