interface Settings {
  readonly followSystem: string;
  /** What every key ends with. */
  readonly namespace: string;
  readonly announcementId: string | null;
}

/**
 * Runs in the page before first paint, in place of the theme's own scripts, which `src/finish/themeTags`
 * takes out of built pages. It is turned into text, so it must be self-contained.
 *
 * - The theme knows "system" only as "nothing stored", so with `respectPrefersColorScheme` a first
 *   visit would follow the system. Ours starts light; "system" is a choice of its own, kept under a
 *   key of its own (see `src/theme/ColorModeToggle`).
 * - The theme hides a new announcement where the one before it was dismissed.
 */
export function settleFirstPaint({followSystem, namespace, announcementId}: Settings): void {
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

  const isDismissed =
    read('docusaurus.announcement.dismiss') === 'true' &&
    read('docusaurus.announcement.id') === announcementId;
  root.setAttribute('data-announcement-bar-initially-dismissed', String(isDismissed));
}
