import {ENDPOINTS, OLD_NAME, REQUESTS} from './requests';
import type {Callback} from './watch';

type FunctionForm = (name: string, args: unknown, callback: Callback) => unknown;
export type Endpoint = (args: unknown, callback: Callback) => unknown;

/** What can be checked: the function form, or the endpoints of the object form. */
export type Checkable = FunctionForm | {readonly endpoints: Readonly<Record<string, unknown>>};

export const isCheckable = (adapter: unknown): adapter is Checkable =>
  typeof adapter === 'function' ||
  (typeof adapter === 'object' &&
    adapter !== null &&
    'endpoints' in adapter &&
    typeof adapter.endpoints === 'object' &&
    adapter.endpoints !== null);

/** The requests that an adapter can get, or has an endpoint for. */
export function namesOf(adapter: Checkable): string[] {
  return typeof adapter === 'function'
    ? Object.keys(REQUESTS).filter((it) => it !== OLD_NAME)
    : Object.keys(ENDPOINTS).filter((it) => typeof adapter.endpoints[it] === 'function');
}
