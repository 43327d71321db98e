/** Pictures of whole pages of a build, as raw pixels. */
import type {Browser, BrowserContext} from '@playwright/test';
import sharp from 'sharp';
import {readDeployment, storageNamespace} from '../../src/deployment';

export const VIEWS = [1280, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((mode) => ({width, mode})),
);

export type View = (typeof VIEWS)[number];

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Four bytes for each pixel. */
  readonly data: Buffer;
}

/** A browser that shows one build in one way, with the choice of the color mode made. */
export async function openView(
  browser: Browser,
  siteUrl: string,
  {width, mode}: View,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: {width, height: 900},
    reducedMotion: 'reduce',
  });
  const namespace = storageNamespace(readDeployment(process.env));
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    namespace ? `theme-${namespace}` : 'theme',
    mode,
  ] as const);
  return context;
}

/** The page from top to bottom, with every picture that loads only when it is scrolled to. */
export async function pictureOf(context: BrowserContext, route: string): Promise<Picture> {
  const page = await context.newPage();
  try {
    await page.goto(`.${route}`);
    await page.locator('html[data-has-hydrated="true"], html:not([data-theme])').waitFor({
      state: 'attached',
    });
    await page.evaluate(async () => {
      await Promise.allSettled(
        [...document.images].map((image) => {
          image.loading = 'eager';
          return image.decode();
        }),
      );
      await document.fonts.ready;
    });
    const file = await page.screenshot({fullPage: true, animations: 'disabled'});
    const {data, info} = await sharp(file).ensureAlpha().raw().toBuffer({resolveWithObject: true});
    return {data, width: info.width, height: info.height};
  } finally {
    await page.close();
  }
}
