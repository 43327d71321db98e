import {useEffect, useRef} from 'react';
import {mountChat} from './chat.js';

export function MatchChat({channelId}: {channelId: string}) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!container.current) return undefined;
    return mountChat(container.current, channelId);
  }, [channelId]);

  return <div ref={container} />;
}
