// Ejected (3.9.1): the same triangle in a sixth of the bytes; it is in the HTML of every third page.
import {sign} from '../../../Icon/sign';

export default sign(
  {fillRule: 'evenodd', d: 'M8 1 16 15H0ZM7 6v4h2V6Zm0 5v2h2v-2Z'},
  {viewBox: '0 0 16 16'},
);
