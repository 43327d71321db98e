import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PlayName} from '../../base/plays';

interface Props {
  /** The flag `run` of the fence on the page. */
  readonly sample: PlayName;
  /** A drawing, in whose place it plays. */
  readonly children?: ReactNode;
}

type Play = (container: Element, name: PlayName, stopped: () => void) => () => void;

let attempts = 0;

/** A button that plays the page's sample. What plays it is loaded when it is pressed, and not before. */
export default function Player({sample, children}: Props): ReactNode {
  const address = useBaseUrl('/stand-in/player.js');
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const end = useRef<() => void>();
  const [state, setState] = useState<'' | 'loading' | 'failed' | 'playing'>('');
  useEffect(() => () => end.current?.(), []);

  async function start(): Promise<void> {
    setState('loading');
    try {
      // A browser remembers that an address failed.
      const again = attempts ? `?${attempts}` : '';
      const {play} = (await import(/* webpackIgnore: true */ address + again)) as {play: Play};
      if (frame.current) {
        setState('playing');
        end.current = play(frame.current, sample, () => {
          setState('');
          setTimeout(() => button.current?.focus());
        });
      }
    } catch {
      attempts += 1;
      setState('failed');
    }
  }

  return (
    <div>
      {state !== 'playing' && (
        <>
          {children}
          <p>
            <button
              ref={button}
              type="button"
              className="button button--primary player-start"
              disabled={state === 'loading'}
              onClick={() => void start()}
            >
              Play this sample
            </button>{' '}
            <span role="status">
              {state === 'failed' && 'It can’t be loaded. Check your connection, and press again.'}
            </span>
          </p>
        </>
      )}
      <div ref={frame} />
    </div>
  );
}
