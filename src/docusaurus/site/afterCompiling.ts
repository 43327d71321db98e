import type {Plugin} from '@docusaurus/types';
import type {Middleware} from '../devServer';

type Configured = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** For how long nothing may have happened: an edit is seen before it is judged. */
const QUIET_MS = 1_000;

/**
 * The same for the first time, when all samples may have to be compiled: who looks at the first page, and
 * begins to write, is not held up by that.
 */
const QUIET_AT_START_MS = 4_000;

/**
 * Runs a task of the development server when it is due, the bundler rests and no browser asks for
 * anything: what a reader of the page waits for comes first, at the start most of all.
 */
export function afterCompiling(plugin: string, task: () => Promise<void>) {
  let isDue = false;
  let isCompiling = true;
  let hooked = false;
  let quiet = QUIET_AT_START_MS;
  let timer: NodeJS.Timeout | undefined;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isDue && !isCompiling) {
        isDue = false;
        quiet = QUIET_MS;
        task().catch(console.error);
      }
    }, quiet);
  };

  const due = () => {
    isDue = true;
    wait();
  };
  const middleware: Middleware = (_request, _response, next) => {
    wait();
    next();
  };
  const bundlerPlugins: NonNullable<Exclude<Configured, undefined | void>['plugins']> = [
    ({hooks}) => {
      hooked = true;
      hooks.watchRun.tap(plugin, () => void (isCompiling = true));
      hooks.done.tap(plugin, () => {
        isCompiling = false;
        wait();
      });
    },
  ];
  // When the configuration is loaded again, the bundler stays as it is: nothing is ever due then.
  const isHooked = () => hooked;
  return {due, isHooked, middleware, bundlerPlugins};
}
