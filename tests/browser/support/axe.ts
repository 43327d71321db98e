import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong with a page as it is now, by WCAG 2.2 AA, and by AAA for the contrast of text. */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({page}).options({
    runOnly: {type: 'tag', values: RULES},
    // The second asks for all that the first does, and looks at every text for it.
    rules: {'color-contrast': {enabled: false}, 'color-contrast-enhanced': {enabled: true}},
    resultTypes: ['violations'],
  });
  // Otherwise a page of its own puts the results of frames together. The site has no frames.
  const {violations: found} = await axe.setLegacyMode().analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
