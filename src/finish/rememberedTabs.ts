import type {Step} from './page/step';

/** What the script that shows remembered tabs is known by. */
export const TABS_MARK = 'data-tabs-script';

const SCRIPT = new RegExp(`<script ${TABS_MARK}[^>]*>.*?</script>`, 's');

/**
 * Most pages have no tabs, and 0.37 kB less without the script that shows the remembered ones: with it
 * half of all pages would pass the budget of their HTML.
 */
export const rememberedTabs: Step = (html) => {
  if (!SCRIPT.test(html)) {
    throw new Error(
      `A page has no <script ${TABS_MARK}>. Remedy: look at what src/docusaurus/early-scripts puts into pages.`,
    );
  }
  const without = html.replace(SCRIPT, '');
  return without.includes('data-tab-group') ? html : without;
};
