import type {PlayName} from '../../base/plays';
import {Player} from './player';

/**
 * Plays the sample of a page.
 * @param stopped - called when the reader presses Stop
 * @returns what ends it
 */
export function play(container: Element, name: PlayName, stopped: () => void): () => void {
  const player = new Player(container, name, stopped);
  return () => player.end();
}
