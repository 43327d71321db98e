// Ejected (3.9.1): a globe in a third of the bytes; it is in the HTML of every page.
import {LINE, sign} from '../sign';

export default sign(
  {...LINE, d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c5 5 5 13 0 18-5-5-5-13 0-18ZM3 12h18'},
  {width: 20, height: 20, 'aria-hidden': true},
);
