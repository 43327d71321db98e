// Ejected (3.9.1): the same triangle as a style, which no page has to carry.
import {sign} from '../../../Icon/sign';

export default sign('sign-warning');
