import {block, link, list, listItem, paragraph, withProperties, type Block} from '../../base/mdast';
import {timelinePages, type TimelineStep} from '../../facts/timeline';
import type {MadeElement} from './putIn';

function nav(steps: readonly TimelineStep[], current: number): Block {
  const items = steps.map(({id, label}, index) => {
    const page = link(`${timelinePages}/${id}`, [label]);
    const step = withProperties(page, index === current ? {ariaCurrent: 'step'} : {});
    return withProperties(listItem(paragraph(step)), index < current ? {className: ['done']} : {});
  });
  const attributes = {className: 'timeline', 'aria-label': 'Setup tutorial'};
  return block('nav', attributes, [list(items, true)]);
}

/**
 * `<Timeline current="addBrand" />`: the progress strip. Without `current` no step is marked: that is
 * the overview.
 */
export const timeline = (steps: readonly TimelineStep[]): MadeElement => ({
  attributes: ['current'],
  make({values, fail}) {
    const value = values.get('current');
    const current = steps.findIndex(({id}) => id === value);
    if (value !== undefined && current < 0) {
      const known = steps.map(({id}) => id).join('”, “');
      throw fail(`has no step “${value}”`, `write one of “${known}”, or leave it out`);
    }
    return [nav(steps, current)];
  },
});
