// Ejected (3.9.1): the same three lines as a style, which no page has to carry.
import {sign} from '../sign';

export default sign('sign-menu');
