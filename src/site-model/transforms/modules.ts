import {link, table, type Phrasing} from '../../base/mdast';
import type {ModuleLine} from '../../facts/modules';
import {withOwnNames} from '../../ownNames';
import {parsePage} from '../markdown/parse';
import type {MadeElement} from './putIn';

const COLUMNS = ['Property on the page', 'Scope in the token', 'Channel', 'Adapter', 'Sportradar'];

/** A text of the facts as a page would have it; its lines are none of the page's. */
function written(text: string): Phrasing[] {
  const [line] = parsePage(text).children;
  // An element that is all of a line is a block to MDX.
  return line?.type === 'mdxJsxFlowElement'
    ? [{...line, type: 'mdxJsxTextElement'} as Phrasing]
    : line?.type === 'paragraph'
      ? line.children
      : [text];
}

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
