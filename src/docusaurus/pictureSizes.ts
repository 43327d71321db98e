/**
 * How the ideal-image plugin makes the sizes of a picture, in place of its own sharp adapter, which
 * writes every size again with all colours: a drawing of few colours then weighs twice its original.
 */
import fs from 'node:fs/promises';
import type {PluginOptions} from '@docusaurus/plugin-ideal-image';
import sharp from 'sharp';

interface Wanted {
  readonly width: number;
  readonly mime: string;
  readonly options: {readonly quality?: number};
}

/** Previews are this wide. They are in the HTML: as PNG each weighs five times as much. */
const PREVIEW_WIDTH = 10;

/** The interface that `@docusaurus/responsive-loader` expects of an adapter. */
export function pictureSizes(file: string) {
  const metadata = sharp(file).metadata();
  return {
    metadata: () => metadata,
    async resize({width, mime, options: {quality}}: Wanted) {
      const original = await metadata;
      if (width === original.width) {
        return {data: await fs.readFile(file), width, height: original.height};
      }
      const resized = sharp(file).resize(width);
      const written =
        width <= PREVIEW_WIDTH
          ? resized.webp({quality: 20, effort: 6})
          : mime === 'image/jpeg'
            ? resized.jpeg({quality})
            : resized.png({palette: original.isPalette, dither: 0});
      const {data, info} = await written.toBuffer({resolveWithObject: true});
      return {data, width, height: info.height};
    },
  };
}

/** Options of the plugin; its types lack some of those that it hands on to its loader. */
export const idealImage = {
  // None between: a drawing resized to 960 pixels weighs more than the original of 1440.
  sizes: [480, 1440],
  adapter: pictureSizes,
  placeholder: true,
  placeholderSize: PREVIEW_WIDTH,
  quality: 82,
  // `npm start` shows the same pictures as the build.
  disableInDev: false,
} satisfies PluginOptions & Record<string, unknown>;
