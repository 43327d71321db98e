import type {ReactElement} from 'react';

/**
 * The width a scene is drawn for: `wide` for the text column of a page, `narrow` for a phone.
 * A scene may arrange itself again for the narrow frame, or show a crop of what matters there.
 */
export type Frame = 'wide' | 'narrow';

export type Mode = 'light' | 'dark';

/** The style sheets in `css/`; `base` is always there. */
type Style = 'screen' | 'form' | 'widget' | 'diagram' | 'chart';

/** One picture in all its variants. */
export interface Scene {
  /** File name of the pictures, without frame, mode and ending. */
  readonly name: string;
  /** Folder of the pictures, from the root of the repository. */
  readonly folder: string;
  readonly styles: readonly Style[];
  /** Both unless told. */
  readonly frames?: readonly Frame[];
  /** Both unless told. */
  readonly modes?: readonly Mode[];
  /** Pixels of the picture for one of the scene; 2 unless told. */
  readonly scale?: number;
  /** Width of the wide frame; 720 unless told. */
  readonly width?: number;
  readonly draw: (frame: Frame) => ReactElement;
}

/** One file to draw. */
export interface Drawing {
  readonly scene: Scene;
  readonly frame: Frame;
  readonly mode: Mode;
  readonly width: number;
  readonly scale: number;
  /** Path of the picture from the root of the repository. */
  readonly file: string;
}

const WIDE = 720;
/** Two pixels wider than the text on a phone of 390 px, so that nothing is ever enlarged. */
const NARROW = 360;

export function drawingsOf(scene: Scene): Drawing[] {
  return (scene.frames ?? ['wide', 'narrow']).flatMap((frame) =>
    (scene.modes ?? ['light', 'dark']).map((mode) => ({
      scene,
      frame,
      mode,
      width: frame === 'narrow' ? NARROW : (scene.width ?? WIDE),
      scale: scene.scale ?? 2,
      file: `${scene.folder}/${scene.name}${frame === 'narrow' ? '.narrow' : ''}${mode === 'dark' ? '.dark' : ''}.png`,
    })),
  );
}
