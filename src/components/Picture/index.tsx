import React, {type ComponentProps, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** What the loaders of the ideal-image plugin make of a `require('./picture.png')`. */
export interface IdealImage {
  /** Low-quality preview as a data URI. */
  readonly preSrc: string;
  readonly src: {
    readonly src: string;
    readonly srcSet: string;
    /** All sizes, smallest first. */
    readonly images: readonly {
      readonly path: string;
      readonly width: number;
      readonly height: number;
    }[];
  };
}

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** The picture, or the picture for the light mode where `dark` is given as well. */
  readonly image: IdealImage;
  /** The same picture, same size, for the dark mode. */
  readonly dark?: IdealImage;
  readonly alt: string;
}

function One({image, style, alt, ...props}: Omit<Props, 'dark'>): ReactNode {
  const largest = image.src.images.at(-1);
  if (!largest) {
    throw new Error(`The picture "${alt}" has no sizes: the ideal-image plugin did not handle it.`);
  }
  const preview: CSSProperties = {backgroundImage: `url("${image.preSrc}")`};
  return (
    <img
      loading="lazy"
      decoding="async"
      width={largest.width}
      height={largest.height}
      sizes="(max-width: 996px) 100vw, 46rem"
      {...props}
      alt={alt}
      src={largest.path}
      srcSet={image.src.srcSet}
      // With it medium-zoom recovers from a large size that does not load; by srcset it would hang.
      data-zoom-src={largest.path}
      className={clsx(styles.picture, props.className)}
      style={{...preview, ...style}}
    />
  );
}

/**
 * A picture of the content: all its sizes, native lazy loading, a preview behind it while it
 * loads, and nothing that needs JavaScript. Markdown images become this component
 * (`src/remark/pictures.ts`); write it yourself only for a picture with a `dark` side.
 */
export default function Picture({dark, ...props}: Props): ReactNode {
  if (!dark) {
    return <One {...props} />;
  }
  return (
    <>
      <One {...props} className={clsx(props.className, styles.light)} />
      <One {...props} image={dark} className={clsx(props.className, styles.dark)} />
    </>
  );
}
