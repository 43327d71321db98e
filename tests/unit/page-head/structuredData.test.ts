import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {hasPreview, previewTags} from '../../../src/finish/head/preview';
import {
  breadcrumbList,
  jsonScript,
  techArticle,
  webSite,
} from '../../../src/finish/head/structuredData';
import {visibleTrail} from '../../../src/finish/head/trail';
import {robots} from '../../../src/outputs/robots';
import {site as settings} from '../../../src/site';

const place = {siteDir: '/site', url: 'https://example.com', baseUrl: '/base/'};

const trailHtml =
  '<div><nav class="theme-doc-breadcrumbs x" aria-label=Breadcrumbs><ul class=breadcrumbs>' +
  '<li class=i><a aria-label="Home page" href=/base/><svg><path d="M0 0"/></svg></a>' +
  '<li class=i><a href=/base/docs/api><span>Types &amp; more</span></a>' +
  '<li class=i><span>Bet slip</span>' +
  '<li class="i active"><span>Bet</span></ul></nav><nav class=other><ul><li>No</ul></nav></div>';

describe('the trail', () => {
  test('is read from the page as readers see it', () => {
    expect(visibleTrail(trailHtml)).toEqual([
      {name: 'Home page', href: '/base/'},
      {name: 'Types & more', href: '/base/docs/api'},
      {name: 'Bet slip', href: null},
      {name: 'Bet', href: null},
    ]);
  });

  test('becomes a list with the same steps; the last one is the page', () => {
    const url = 'https://example.com/base/docs/api/interfaces/Bet';
    expect(breadcrumbList(visibleTrail(trailHtml), url, place.url)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Home page', item: 'https://example.com/base/'},
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Types & more',
          item: 'https://example.com/base/docs/api',
        },
        {'@type': 'ListItem', position: 3, name: 'Bet slip'},
        {'@type': 'ListItem', position: 4, name: 'Bet', item: url},
      ],
    });
  });

  test('is none where the page has none', () => {
    expect(breadcrumbList(visibleTrail('<nav class=other></nav>'), 'https://e.org', '')).toBeNull();
  });
});

describe('an article', () => {
  const article = {
    title: 'Bet',
    description: 'One bet.',
    url: 'https://example.com/base/docs/bet',
    image: 'https://example.com/base/cards/docs/bet.png',
    changed: Date.UTC(2026, 2, 2),
  };

  test('says what it is, and what it is part of', () => {
    expect(techArticle(article, place, 'en')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'Bet',
      description: 'One bet.',
      url: article.url,
      image: article.image,
      dateModified: '2026-03-02T00:00:00.000Z',
      inLanguage: 'en',
      isPartOf: {'@type': 'WebSite', name: settings.title, url: 'https://example.com/base/'},
    });
    expect(webSite(place, 'en')).toMatchObject({
      '@type': 'WebSite',
      url: 'https://example.com/base/',
    });
  });

  test('has no date where none is known', () => {
    expect(techArticle({...article, changed: null}, place, 'en')).not.toHaveProperty(
      'dateModified',
    );
  });
});

test('nothing in a text ends the script that it stands in', () => {
  const nasty = '</script><script>alert(1)</script><!-- &quot; "\\" <';
  const $ = load(`<head>${jsonScript({nasty})}<title>T</title></head>`);
  expect($('script')).toHaveLength(1);
  expect(JSON.parse($('script').text())).toEqual({nasty});
  expect($('title').text()).toBe('T');
});

describe('the preview', () => {
  const preview = {
    image: 'https://example.com/base/cards/index.png',
    alt: 'A "b" <c> & d',
  };

  test('has the picture, its size and its text', () => {
    const $ = load(`<head>${previewTags(preview.image, preview.alt, 'article')}</head>`);
    const og = (name: string) => $(`meta[property="og:${name}"]`).attr('content');
    const twitter = (name: string) => $(`meta[name="twitter:${name}"]`).attr('content');
    expect([og('image'), twitter('image')]).toEqual([preview.image, preview.image]);
    expect([og('image:alt'), twitter('image:alt')]).toEqual([preview.alt, preview.alt]);
    expect([og('image:width'), og('image:height')]).toEqual(['1200', '630']);
  });

  test.each([
    ['<meta data-rh=true property=og:image content=x />', true],
    ['<meta property="og:image" content="x">', true],
    ['<meta property="og:image:alt" content="x">', false],
    ['<meta property=og:title content="og:image">', false],
  ])('is left to the page that has one: %s', (head, has) => {
    expect(hasPreview(head)).toBe(has);
  });
});

test('robots.txt lets everyone in and names the sitemap', () => {
  expect([...robots(place)]).toEqual([
    ['robots.txt', 'User-agent: *\nAllow: /\n\nSitemap: https://example.com/base/sitemap.xml\n'],
  ]);
});
