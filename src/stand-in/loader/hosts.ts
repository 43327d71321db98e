import {address} from 'stand-in:site';

const PRIVATE_NAME = /^(?:localhost|[^.]+|.+\.(?:local|localhost|test|internal))$/;
const PRIVATE_ADDRESS =
  /^(?:127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\])$/;
const NUMBERS = /^[\d.]+$/;

/**
 * Whether only its developers see a page there: on their machine, in a private network, or on the
 * documentation's own host.
 */
export function isPrivate({protocol, hostname}: Pick<Location, 'protocol' | 'hostname'>): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return (
    protocol === 'file:' ||
    host === new URL(address).hostname ||
    PRIVATE_ADDRESS.test(host) ||
    (!NUMBERS.test(host) && PRIVATE_NAME.test(host))
  );
}
