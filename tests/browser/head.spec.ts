import {expect, open, readerTest as test} from './support/site';

const PAGE = '/docs/api/interfaces/Bet';

const DATA = 'script[type="application/ld+json"]';

test('what programs read in the head outlives the start of the page, once each', async ({page}) => {
  await open(page, PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  for (const name of ['og:image', 'og:image:alt', 'og:title', 'og:description', 'og:url']) {
    await expect(page.locator(`meta[property="${name}"]`), name).toHaveCount(1);
  }
  await expect(page.locator('meta[name="twitter:image"]')).toHaveCount(1);
  const types = await page
    .locator(DATA)
    .evaluateAll((scripts) =>
      scripts.map((script) => (JSON.parse(script.textContent ?? '') as {'@type': string})['@type']),
    );
  expect(types.sort()).toEqual(['BreadcrumbList', 'TechArticle']);
});

test('the social card that the page names is a picture that a browser shows', async ({page}) => {
  await open(page, PAGE);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const size = await page.evaluate(async (pathname) => {
    const image = new Image();
    image.src = pathname;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, new URL(address!).pathname);
  expect(size).toEqual([1200, 630]);
});

test('no page asks for its own card or for the feed', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\/cards\/|feed\.xml|sitemap|robots/.test(path))).toEqual([]);
});

test('the list of changes leads to pages, and to a feed', async ({page}) => {
  await open(page, '/docs');
  const section = page.locator('h2#changes ~ ul').first();
  const count = await section.getByRole('link').count();
  await expect(page.locator('h2#changes ~ p').first()).toContainText(
    count > 0 ? 'newest first' : 'history',
  );
  const feed = page.getByRole('main').getByRole('link', {name: 'Atom feed'});
  const response = await page.request.get((await feed.getAttribute('href'))!);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
  if (count > 0) {
    const first = section.getByRole('link').first();
    const href = (await first.getAttribute('href'))!;
    await first.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  }
});
