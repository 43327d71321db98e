import {link, list, tallItem, paragraph, table} from '../../base/mdast';
import type {IntegrationStep} from '../../facts/integration';
import type {MadeElement} from './putIn';
import {written} from './written';

/**
 * `<IntegrationSteps />`: the order of work as a table, with who does what.
 * `<IntegrationSteps as="list" />`: what each step is, and when it is done.
 */
export const integrationSteps = (steps: readonly IntegrationStep[]): MadeElement => ({
  attributes: ['as'],
  make({values, fail}) {
    const as = values.get('as');
    if (as !== undefined && as !== 'list') {
      throw fail(`has no form “${as}”`, 'write as="list", or leave it out for the table');
    }
    if (as) {
      const items = steps.map(({name, page, done}) =>
        tallItem(paragraph(link(page, [name])), paragraph(...written(done))),
      );
      return [list(items, true)];
    }
    const rows = steps.map(({name, page, more, who, done}, index) => [
      [
        `${index + 1}. `,
        link(page, [name]),
        ...(more ? [more.startsWith(',') ? '' : ' ', ...written(more)] : []),
      ],
      written(who),
      written(done),
    ]);
    return [table(['Step', 'Who', 'Done when'], rows)];
  },
});
