// Ejected (3.9.1): the same cross as a style, which no page has to carry.
import {sign} from '../sign';

export default sign('sign-close');
