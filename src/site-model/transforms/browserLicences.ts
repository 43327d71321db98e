import {table} from '../../base/mdast';
import packages from '../../browserPackages.json';
import type {MadeElement} from './putIn';

/**
 * `<BrowserLicences />`: the table of packages shipped to the browser. The list is checked against the
 * bundle by the plugin `browser-licences`.
 */
export const browserLicences: MadeElement = {
  make: () => [
    table(
      ['Package', 'Version', 'Licence'],
      packages.map(({name, version, licence}) => [name, version, licence]),
    ),
  ],
};
