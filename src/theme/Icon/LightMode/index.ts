// Ejected (3.9.1): the same sun as a style, which no page has to carry.
import {sign} from '../sign';

export default sign('sign-light');
