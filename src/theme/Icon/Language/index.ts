// Ejected (3.9.1): a globe as a style, which no page has to carry.
import {sign} from '../sign';

export default sign('sign-language');
