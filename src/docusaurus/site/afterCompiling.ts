import type {Plugin} from '@docusaurus/types';

/** For how long nothing may have happened, so that an edit is seen before it is judged. */
const QUIET_MS = 500;

/**
 * Runs a task when it is due and the bundler rests: pages that are being compiled ask the same
 * thread what their samples name, and the first of them would wait for the task.
 */
export function afterCompiling(plugin: string, task: () => Promise<void>) {
  let isDue = false;
  let isCompiling = false;
  let timer: NodeJS.Timeout | undefined;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isDue && !isCompiling) {
        isDue = false;
        task().catch(console.error);
      }
    }, QUIET_MS);
  };

  const due = () => {
    isDue = true;
    wait();
  };
  const configureWebpack: NonNullable<Plugin['configureWebpack']> = (_config, isServer) => {
    if (isServer) {
      return {};
    }
    isCompiling = true;
    return {
      plugins: [
        ({hooks}) => {
          hooks.watchRun.tap(plugin, () => void (isCompiling = true));
          hooks.done.tap(plugin, () => {
            isCompiling = false;
            wait();
          });
        },
      ],
    };
  };
  return {due, configureWebpack};
}
