// Ejected (3.9.1): a house in a third of the bytes; it is in the HTML of every page of the docs.
import {sign} from '../sign';

export default sign({fill: 'currentColor', d: 'm2 12 10-9 10 9h-3v8h-5v-6h-4v6H5v-8Z'}, {});
