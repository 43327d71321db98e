import {Activity} from '../rules/activity';

/**
 * Time that stands still: what a step shows stays until the next one, and nothing goes on after the
 * last. Cards would count down, and be gone while a reader looks at the data.
 */
export function stillTime(): Activity {
  const activity = new Activity({run: (_owner, code) => code(), current: () => undefined});
  const never = (() => 0) as unknown as typeof setInterval & typeof setTimeout;
  Object.assign(activity.own, {setTimeout: never, setInterval: never});
  return activity;
}
