import {address} from 'stand-in:site';

// A name of one word is one of a private network. An address in brackets isn't a name.
const PRIVATE_NAME = /^(?:[^.[]+|.+\.(?:local|localhost|test|internal))$/;
const PRIVATE_ADDRESS =
  /^(?:127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[(?:::1|(?:f[cd][\da-f]{2}|fe[89ab][\da-f]):.*)\])$/;
const NUMBERS = /^[\d.]+$/;

type Place = Pick<Location, 'protocol' | 'hostname'>;

/** Where a page is; one without an address of its own, as in `srcdoc`, is where its parent is. */
export function placeOf({
  location,
  origin,
  document: {baseURI},
}: Pick<Window, 'location' | 'origin' | 'document'>): Place {
  const inherits = !location.hostname && location.protocol !== 'file:';
  return inherits ? new URL(origin === 'null' ? baseURI : origin) : location;
}

/**
 * Whether only its developers see a page there: on their machine, in a private network, or on the
 * documentation's own host.
 */
export function isPrivate({protocol, hostname}: Place): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return (
    protocol === 'file:' ||
    host === new URL(address).hostname ||
    PRIVATE_ADDRESS.test(host) ||
    (!NUMBERS.test(host) && PRIVATE_NAME.test(host))
  );
}
