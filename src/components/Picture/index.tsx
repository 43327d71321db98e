import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** What the loaders of the ideal-image plugin make of a `require('./picture.png')`. */
interface IdealImage {
  readonly src: {
    /**
     * Low-quality preview as a data URI, by our adapter. The plugin's own, `preSrc`, is a PNG of
     * five times the weight, and is in the HTML.
     */
    readonly placeholder: string;
    readonly srcSet: string;
    /** All sizes, smallest first. */
    readonly images: readonly {path: string; width: number; height: number}[];
  };
}

type ImgProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'>;

interface Sides {
  /** The picture, or the picture for the light mode where `dark` is given as well. */
  readonly image: IdealImage;
  /** The same picture, same size, for the dark mode. */
  readonly dark?: IdealImage;
  /** What a phone shows instead: a drawing or a crop that is readable 360 px wide. */
  readonly narrow?: IdealImage;
  /** `narrow` for the dark mode. */
  readonly narrowDark?: IdealImage;
  readonly alt: string;
}

interface Props extends ImgProps, Sides {
  /** One sentence under the picture. A numbered list right after it explains the picture's marks. */
  readonly caption?: ReactNode;
}

/** Pictures are drawn at twice the density: two of their pixels are one of the page's. */
const DENSITY = 2;

function One({
  image,
  hasPreview,
  style,
  alt,
  ...props
}: ImgProps & Pick<Sides, 'image' | 'alt'> & {readonly hasPreview: boolean}): ReactNode {
  const {images, placeholder, srcSet} = image.src;
  const largest = images.at(-1)!;
  const width = Math.round(largest.width / DENSITY);
  // The loader names the type of the picture; `pictureSizes` makes every preview as WebP.
  const source = placeholder.replace(/^data:image\/\w+/, 'data:image/webp');
  return (
    <img
      loading="lazy"
      decoding="async"
      width={width}
      height={Math.round(largest.height / DENSITY)}
      sizes={`(max-width: ${width}px) 100vw, ${width}px`}
      {...props}
      alt={alt}
      src={largest.path}
      srcSet={srcSet}
      // With it medium-zoom recovers from a large size that does not load; by srcset it would hang.
      data-zoom-src={largest.path}
      className={clsx(styles.picture, props.className)}
      style={hasPreview ? {backgroundImage: `url("${source}")`, ...style} : style}
    />
  );
}

/**
 * The variants of a picture, each with the classes that say when it shows. They are `<img>`s of
 * their own and not `<source>`s of one `<picture>`: the colour mode is no media query, and
 * medium-zoom clones the `<img>` without its sources. A lazy image that is not displayed is not
 * loaded.
 */
function variants({image, dark, narrow, narrowDark, alt}: Sides): [IdealImage, string][] {
  if (Boolean(narrowDark) !== Boolean(dark && narrow)) {
    throw new Error(
      `The picture "${alt}" lacks a side. Remedy: give it "narrowDark" if it has "dark" and "narrow", and only then.`,
    );
  }
  const all: [IdealImage | undefined, string][] = [
    [image, clsx(dark && styles.light, narrow && styles.wide)],
    [dark, clsx(styles.dark, narrow && styles.wide)],
    [narrow, clsx(dark && styles.light, styles.narrow)],
    [narrowDark, clsx(styles.dark, styles.narrow)],
  ];
  return all.filter((variant): variant is [IdealImage, string] => variant[0] !== undefined);
}

/**
 * A picture of the content: all its sizes, native lazy loading, a preview behind it while it
 * loads, and nothing that needs JavaScript. A drawing with a dark side has none: its ground is that
 * of the page, and four previews with their hashes in the policy are 0.4 kB of a page's HTML. Markdown images become this component
 * (`src/site-model/transforms/pictures.ts`); write it yourself for a picture with a dark side, a narrow variant
 * or a caption.
 */
export default function Picture(props: Props): ReactNode {
  const {image, dark, narrow, narrowDark, caption, className, ...attributes} = props;
  const sides = {image, dark, narrow, narrowDark, alt: props.alt};
  const pictures = variants(sides).map(([variant, when]) => (
    <One
      key={when}
      {...attributes}
      image={variant}
      hasPreview={!dark}
      className={clsx(className, when)}
    />
  ));
  if (!caption) {
    return <>{pictures}</>;
  }
  return (
    <figure className={styles.figure}>
      {pictures}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
