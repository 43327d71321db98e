import {useSyncExternalStore} from 'react';
import {MatchChat} from './MatchChat.js';

function followHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** Two views, by the hash of the address. Your router takes its place. */
export function App() {
  const hash = useSyncExternalStore(followHash, () => location.hash);
  return (
    <>
      <nav>
        <a href="#/">Matches</a> <a href="#/chat">Chat</a>
      </nav>
      {hash === '#/chat' ? (
        <MatchChat channelId="match-2024-final" />
      ) : (
        <p>Home FC – Away FC</p>
      )}
    </>
  );
}
