import type {LoadContext, Plugin} from '@docusaurus/types';
import {FOLLOW_SYSTEM} from '../../base/followSystemKey';
import {TABS_MARK} from '../../finish/rememberedTabs';
import {showRememberedTabs} from './rememberedTabs';

interface Settings {
  readonly followSystem: string;
  /** What every key ends with. */
  readonly namespace: string;
  readonly announcementId: string | null;
}

/**
 * Runs in the page before first paint, after the theme's own scripts. It is turned into text, so
 * it must stand alone.
 *
 * - The theme knows "system" only as "nothing stored", so with `respectPrefersColorScheme` a first
 *   visit would follow the system. Ours starts light; "system" is a choice of its own, kept under a
 *   key of its own (see `src/theme/ColorModeToggle`).
 * - The theme hides a dismissed announcement before it has looked at the id, and so hides the first
 *   sight of a new one.
 */
function settleFirstPaint({followSystem, namespace, announcementId}: Settings): void {
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key + namespace);
    } catch {
      return null; // storage denied
    }
  };
  const root = document.documentElement;

  const choiceOf = (value: string | null) =>
    value === 'light' || value === 'dark' || value === 'system' ? value : null;
  const asked = new URLSearchParams(location.search).get('docusaurus-theme');
  const choice =
    choiceOf(asked) ?? choiceOf(read('theme')) ?? choiceOf(read(followSystem)) ?? 'light';
  const isDark =
    choice === 'dark' ||
    (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', isDark ? 'dark' : 'light');
  root.setAttribute('data-theme-choice', choice);

  if (announcementId !== null && read('docusaurus.announcement.id') !== announcementId) {
    root.removeAttribute('data-announcement-bar-initially-dismissed');
  }
}

export default function firstPaint({siteConfig, siteStorage: {namespace}}: LoadContext): Plugin {
  const bar = siteConfig.themeConfig.announcementBar as {id: string} | undefined;
  const settings: Settings = {
    followSystem: FOLLOW_SYSTEM,
    namespace,
    announcementId: bar?.id ?? null,
  };
  return {
    name: 'first-paint',
    injectHtmlTags() {
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: `(${settleFirstPaint.toString()})(${JSON.stringify(settings)})`,
          },
          {
            tagName: 'script',
            attributes: {[TABS_MARK]: true},
            innerHTML: `(${showRememberedTabs.toString()})(${JSON.stringify(namespace)})`,
          },
        ],
      };
    },
  };
}
