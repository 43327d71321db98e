import type {Page} from '@playwright/test';
import {expect, follow, open, readerTest as test, test as freshTest} from './support/site';

const PICTURES = 'article img';
/** medium-zoom lays the largest size over the first: the last one is on top. */
const OPENED = '.medium-zoom-image--opened';

/** Does what opens the zoom, and waits for the end of the animation. */
async function opening(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener('medium-zoom:opened', () => (document.body.id = 'zoom-is-open'), {
      once: true,
      capture: true,
    }),
  );
  await act();
  await expect(page.locator('#zoom-is-open')).toBeAttached();
}

/** Opens the first picture. */
async function openZoom(page: Page): Promise<void> {
  const picture = page.locator(PICTURES).first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveClass(/medium-zoom-image/);
  await opening(page, () => picture.click());
}

const expectClosed = (page: Page) => expect(page.locator(OPENED)).toHaveCount(0);

test('a picture has alt, sizes, srcset, lazy loading and a preview', async ({page}) => {
  await open(page, '/markdown-page');
  const picture = page.locator(PICTURES).first();
  await expect(picture).toHaveAttribute('alt', /^A chat channel/);
  await expect(picture).toHaveAttribute('width', /^\d+$/);
  await expect(picture).toHaveAttribute('height', /^\d+$/);
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(picture).toHaveAttribute('srcset', /\.480\.png 480w/);
  await expect(picture).toHaveAttribute('style', /background-image:\s*url\("?data:image/);
});

test('a picture with a dark side follows the colour mode', async ({page}) => {
  await open(page, '/markdown-page');
  await expect(page.locator('article img:visible')).toHaveCount(2);
  const light = await page.locator('article img:visible').last().getAttribute('src');
  await page.locator('.navbar button[aria-label^="Switch between"]:visible').click();
  const dark = await page.locator('article img:visible').last().getAttribute('src');
  expect(dark).not.toBe(light);
  expect(dark).toContain('chat.dark');
});

test('the zoom opens on click, without margin, in 0.3 s, and closes on click', async ({page}) => {
  await page.setViewportSize({width: 800, height: 900}); // narrower than the picture
  await open(page, '/markdown-page');
  await openZoom(page);
  await expect(page.locator(OPENED).last()).toHaveCSS('transition-duration', '0.3s');
  const margins = () =>
    page
      .locator(OPENED)
      .last()
      .evaluate((picture) => {
        const {width, height} = picture.getBoundingClientRect();
        const view = document.documentElement;
        return Math.round(Math.min(view.clientWidth - width, view.clientHeight - height));
      });
  await expect.poll(margins).toBe(0);
  await page.locator('.medium-zoom-overlay').click({position: {x: 5, y: 5}, force: true});
  await expectClosed(page);
});

test('with reduced motion the zoom opens and closes at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/markdown-page');
  await openZoom(page);
  await expect(page.locator(OPENED).last()).toHaveCSS('transition-duration', '0.001s');
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('after a route change the zoom is attached again, one second later', async ({page}) => {
  await open(page, '/web');
  await page.evaluate(() => {
    const times = window as unknown as {shown: number; attached: number};
    new MutationObserver(() => {
      const picture = document.querySelector('article img');
      if (picture) {
        times.shown ??= performance.now();
      }
      if (picture?.classList.contains('medium-zoom-image')) {
        times.attached ??= performance.now();
      }
    }).observe(document.body, {childList: true, subtree: true, attributes: true});
  });
  await follow(page, '/markdown-page');
  await expect(page.locator(PICTURES).first()).toHaveClass(/medium-zoom-image/);
  const delay = await page.evaluate(() => {
    const times = window as unknown as {shown: number; attached: number};
    return times.attached - times.shown;
  });
  expect(delay).toBeGreaterThan(900);
  expect(delay).toBeLessThan(2000);
});

freshTest.describe('at twice the density', () => {
  freshTest.use({deviceScaleFactor: 2});

  freshTest('the zoom fills the window', async ({page}) => {
    await page.setViewportSize({width: 800, height: 900});
    await open(page, '/markdown-page');
    await openZoom(page);
    const width = () =>
      page
        .locator(OPENED)
        .last()
        .evaluate((zoomed) => zoomed.clientWidth);
    const scaled = () =>
      page
        .locator(OPENED)
        .last()
        .evaluate((zoomed) => Math.round(zoomed.getBoundingClientRect().width));
    expect(await width()).toBeLessThan(800);
    await expect.poll(scaled).toBe(800);
    await expect(page.locator(PICTURES).first()).toHaveAttribute('srcset', /480w/);
  });
});

test.describe('a picture with a narrow variant', () => {
  const shown = (page: Page) => page.locator('article figure img:visible');

  test('shows it on a phone, at half its pixels and enlarged, and the wide one elsewhere', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1000, height: 844});
    await open(page, '/markdown-page');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).not.toHaveAttribute('src', /narrow/);
    await page.setViewportSize({width: 390, height: 844});
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAttribute('src', /chat\.narrow\b/);
    await expect(shown(page)).toHaveAttribute('width', '360');
    const {width} = (await shown(page).boundingBox())!;
    expect(width).toBeGreaterThan(350);
    expect(width).toBeLessThanOrEqual(390);
    await expect(shown(page)).toHaveClass(/medium-zoom-image/);
    await shown(page).click();
    await expect(page.locator(OPENED).last()).toHaveAttribute('src', /chat\.narrow\b/);
  });

  test('numbers the list under it like its marks', async ({page}) => {
    await open(page, '/markdown-page');
    const numbers = page.locator('article figure + ol > li');
    await expect(numbers).toHaveCount(3);
    const mark = await numbers.first().evaluate((item) => {
      const {content, borderRadius} = getComputedStyle(item, '::before');
      return {content, borderRadius};
    });
    expect(mark).toEqual({content: 'counter(list-item)', borderRadius: '50%'});
  });
});

freshTest.describe('without JavaScript', () => {
  freshTest.use({javaScriptEnabled: false});

  freshTest('a phone shows the narrow variant of a picture', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('./markdown-page');
    const picture = page.locator('article figure img:visible');
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('src', /chat\.narrow\b/);
  });
});
