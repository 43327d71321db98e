// Ejected (3.9.1): the same half disc in a third of the bytes; it is in the HTML of every page.
import {sign} from '../sign';

export default sign({
  fill: 'currentColor',
  d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 16a7 7 0 0 1 0-14Z',
});
