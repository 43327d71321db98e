import type {Step} from './page/step';

// The theme's script has no attributes; ours have some.
const TAGS = /<svg style="display: none;">.*?<\/svg>\s*<script>.*?<\/script>/s;

/**
 * Takes out what the theme puts before every page, 0.4 kB with its hashes in the policy: a sign that no
 * page of ours shows, and scripts whose work `settleFirstPaint` does.
 */
export const themeTags: Step = (html, {name}) => {
  const without = html.replace(TAGS, '');
  if (/<use\b/.test(without)) {
    throw new Error(
      `${name}: it shows a sign of the theme's sprite, which is taken out of all pages. Remedy: leave the sprite in TAGS of src/finish/themeTags.ts where it is.`,
    );
  }
  return without;
};
