/**
 * Shows the tab that the reader chose before, while the page is still being parsed: the theme learns
 * of the choice only after hydration, when the prerendered tab has long been seen. It is turned into
 * text, so it must be self-contained. Without a remembered choice it does nothing.
 * @param namespace - what every key of the site ends with
 */
export function showRememberedTabs(namespace: string): void {
  const prefix = 'docusaurus.tab.';
  const remembered: Record<string, string | null> = {};
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && key.endsWith(namespace)) {
        const group = key.slice(prefix.length, key.length - namespace.length);
        remembered[group] = localStorage.getItem(key);
      }
    }
  } catch {
    return; // storage denied
  }
  if (Object.keys(remembered).length === 0) {
    return;
  }

  const settle = () => {
    for (const container of document.querySelectorAll<HTMLElement>('[data-tab-group]')) {
      const choice = remembered[container.dataset.tabGroup ?? ''];
      const parts = [...container.querySelectorAll<HTMLElement>('[data-tab-value]')].filter(
        (part) => part.closest('[data-tab-group]') === container,
      );
      if (!parts.some(({dataset}) => dataset.tabValue === choice)) {
        continue; // no choice, or one that these tabs don't have
      }
      for (const part of parts) {
        const isChosen = part.dataset.tabValue === choice;
        if (part.getAttribute('role') === 'tabpanel') {
          part.hidden = !isChosen;
        } else {
          part.classList.toggle('tabs__item--active', isChosen);
          part.setAttribute('aria-selected', String(isChosen));
          part.tabIndex = isChosen ? 0 : -1;
        }
      }
    }
  };
  const observer = new MutationObserver(settle);
  observer.observe(document.documentElement, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => {
    settle();
    observer.disconnect();
  });
}
