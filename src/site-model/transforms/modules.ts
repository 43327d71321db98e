import {block, link, list, tallItem, paragraph, table} from '../../base/mdast';
import type {ModuleLine} from '../../facts/modules';
import {withOwnNames} from '../../ownNames';
import type {MadeElement} from './putIn';
import {written} from './written';

const COLUMNS = ['Property on the page', 'Scope in the token', 'Channel', 'Adapter', 'Sportradar'];

/** `<Modules />`: who switches each module on. `<Modules of="flashBet" />`: the row of one. */
export const modules = (lines: readonly ModuleLine[]): MadeElement => ({
  attributes: ['of'],
  make({values, fail}) {
    const of = values.get('of');
    const listed = lines.filter(({id}) => of === undefined || id === of);
    if (listed.length === 0) {
      const known = lines.map(({id}) => id).join('”, “');
      throw fail(`has no module “${of}”`, `write one of “${known}”, or leave it out for all`);
    }
    const rows = listed.map(({name, page, property, scope, channel, adapter, vendor}) => [
      ...(of === undefined ? [link(page, [name])] : []),
      ...[property, scope, channel, adapter, vendor].map(written),
    ]);
    const head = [...(of === undefined ? ['Module'] : []), ...withOwnNames(COLUMNS)];
    return [table(head, rows)];
  },
});

/** `<ModuleTiles />`: what each module does, and what of it the user sees. */
export const moduleTiles = (lines: readonly ModuleLine[]): MadeElement => ({
  make: () => [
    list(
      lines.map(({id, name, page, does}) =>
        tallItem(
          block('ModulePicture', {of: id}),
          paragraph(link(page, [name])),
          paragraph(...written(does)),
        ),
      ),
    ),
  ],
});
