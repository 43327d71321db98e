import type {Context, Owner} from './activity';

/**
 * For whom code runs, where the platform doesn't keep it: the code itself, and what it has waited for
 * as far as that is done before anything else begins.
 */
export function pageContext(): Context {
  let owner: Owner | undefined;
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => (owner = undefined);
  return {
    current: () => owner,
    run(next, code) {
      const before = owner;
      owner = next;
      try {
        return code();
      } finally {
        owner = before;
        queueMicrotask(() => (owner = next));
        port2.postMessage(null);
      }
    },
  };
}
