// Ejected (3.9.1): the same moon in a third of the bytes; it is in the HTML of every page.
import {LINE, sign} from '../sign';

export default sign({
  ...LINE,
  strokeLinejoin: 'round',
  d: 'M11 4a6.4 6.4 0 0 0 9 9 8 8 0 1 1-9-9Z',
});
