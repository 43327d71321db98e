// Ejected (3.9.1): the same sun in a seventh of the bytes; it is in the HTML of every page.
import {LINE, sign} from '../sign';

export default sign({
  ...LINE,
  strokeLinecap: 'round',
  d: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1',
});
