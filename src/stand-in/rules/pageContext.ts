import type {Context, Owner} from './activity';

/**
 * For whom code runs, where the platform doesn't keep it: the code itself, and what it waits for if a
 * task of the platform begins with it. Elsewhere the page's own code waits too, and nobody can tell
 * whose is whose.
 */
export function pageContext(): Context {
  let owner: Owner | undefined;
  let begins = false;
  const waiting: (() => void)[] = [];
  const turns = new MessageChannel();
  const ends = new MessageChannel();
  const task = <T>(code: () => T): T => {
    owner = undefined;
    begins = true;
    try {
      return code();
    } finally {
      begins = false;
      ends.port2.postMessage(null);
    }
  };
  ends.port1.onmessage = () => (owner = undefined);
  turns.port1.onmessage = () => task(waiting.shift()!);
  return {
    current: () => owner,
    run(next, code) {
      const before = owner;
      const lasts = begins;
      begins = false;
      owner = next;
      try {
        return code();
      } finally {
        owner = lasts ? next : before;
      }
    },
    task,
    apart(code) {
      waiting.push(code);
      turns.port2.postMessage(null);
    },
    uncaught: (error) => globalThis.reportError(error),
  };
}
