import type {Page} from '@playwright/test';
import {expect, follow, open, test} from './support/site';

const PICTURES = 'article img';
/** medium-zoom lays the largest size over the first: the last one is on top. */
const OPENED = '.medium-zoom-image--opened';

/** Opens the first picture and waits for the end of the animation. */
async function openZoom(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener('medium-zoom:opened', () => (document.body.id = 'zoom-is-open'), {
      once: true,
      capture: true,
    }),
  );
  const picture = page.locator(PICTURES).first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveClass(/medium-zoom-image/);
  await picture.click();
  await expect(page.locator('#zoom-is-open')).toBeAttached();
}

const expectClosed = (page: Page) => expect(page.locator(OPENED)).toHaveCount(0);

test('a picture has alt, sizes, srcset, lazy loading and a preview', async ({page}) => {
  await open(page, '/markdown-page');
  const picture = page.locator(PICTURES).first();
  await expect(picture).toHaveAttribute('alt', /^Drawing of a chat channel/);
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

test('the zoom closes on Escape', async ({page}) => {
  await open(page, '/markdown-page');
  await openZoom(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('the zoom closes on resize', async ({page}) => {
  await open(page, '/markdown-page');
  await openZoom(page);
  await page.setViewportSize({width: 1100, height: 800});
  await expectClosed(page);
});

test('the zoom stays over a scroll of 40 px and closes over one of 41', async ({page}) => {
  await open(page, '/markdown-page');
  await openZoom(page);
  await page.evaluate(() => window.scrollBy({top: 40, behavior: 'instant'}));
  await page.waitForTimeout(600);
  await expect(page.locator(OPENED)).not.toHaveCount(0);
  await page.evaluate(() => window.scrollBy({top: 1, behavior: 'instant'}));
  await expectClosed(page);
});

test('the zoom works by keyboard and gives the focus back', async ({page}) => {
  await open(page, '/markdown-page');
  const picture = page.locator(PICTURES).first();
  await expect(picture).toHaveAttribute('tabindex', '0');
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(OPENED).last()).toBeVisible();
  await page.waitForTimeout(350);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(picture).toBeFocused();
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
