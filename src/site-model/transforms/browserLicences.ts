import {text} from '../../base/mdast';
import packages from '../../browserPackages.json';
import {table} from './fieldTables/nodes';
import type {MadeElement} from './putIn';

/**
 * `<BrowserLicences />`: the table of packages shipped to the browser. The list is checked against the
 * bundle by the plugin `browser-licences`.
 */
export const browserLicences: MadeElement = {
  make: () => [
    table(
      [[text('Package')], [text('Version')], [text('Licence')]],
      packages.map(({name, version, licence}) => [[text(name)], [text(version)], [text(licence)]]),
    ),
  ],
};
