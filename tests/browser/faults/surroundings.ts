/** What can be wrong around the site: storage, clipboard, network, clock, other programs in the page. */
import type {Page} from '@playwright/test';
import {storageKey} from '../support/site';
import type {Step} from './reader';

/** Every key of local storage that the site reads; a case asserts that there are no others. */
export const STORAGE_KEYS = [
  'theme',
  'theme-choice',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.mobile-platform',
  'docs-preferred-version-default',
  'search-slash',
].map(storageKey);

/** A step before the page is opened: a script that runs in it before all others. */
function inPage(says: string, script: () => void): Step {
  return {says, run: ({page}) => page.addInitScript(script)};
}

export const storage = {
  denied: inPage('storage is denied', () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  }),
  missing: inPage('there is no storage', () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {value: null});
    }
  }),
  full: inPage('storage is full', () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }),
  forgetful: inPage('storage forgets at once', () => {
    Storage.prototype.setItem = () => undefined;
    Storage.prototype.getItem = () => null;
  }),
};

/** The same value under every key that is read. */
export function stored(value: string, says = `“${value}”`): Step {
  return {
    says: `every key of the storage holds ${says}`,
    run: ({page}) =>
      page.addInitScript(
        ({keys, held}) => {
          for (const key of keys) {
            localStorage.setItem(key, held);
          }
        },
        {keys: STORAGE_KEYS, held: value},
      ),
  };
}

export const clipboardDenied = inPage('the clipboard is denied', () => {
  for (const name of ['write', 'writeText'] as const) {
    navigator.clipboard[name] = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  }
});

export function clock(year: number): Step {
  return {
    says: `the clock says ${year}`,
    run: ({page}) =>
      page.addInitScript((shown) => {
        const off = new Date(shown, 0, 1).getTime() - Date.now();
        const {now} = Date;
        window.Date = new Proxy(Date, {
          construct: (target, parts) =>
            Reflect.construct(target, parts.length > 0 ? parts : [now() + off]) as Date,
        });
        Date.now = () => now() + off;
      }, year),
  };
}

export const offlineForTheBrowser = inPage(
  'the browser knows that there is no network',
  () => void Object.defineProperty(navigator, 'onLine', {value: false}),
);

/** What the browser's translation does to a page: each text in two elements of its own, and changed. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    if (text.data.trim() && !text.parentElement?.closest('script, style, font')) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.dir = 'auto';
      outer.style.verticalAlign = 'inherit';
      inner.textContent = [...text.data].reverse().join('');
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
}

/** Runs a change of the page when it has been parsed, before any of its script files. */
async function beforeHydration(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`
    new MutationObserver((_, observer) => {
      if (document.querySelector('footer')) {
        observer.disconnect();
        (${change.toString()})();
      }
    }).observe(document, {childList: true, subtree: true});
  `);
}

export const translated = {
  beforeHydration: {
    says: 'the browser has translated the page before its scripts ran',
    run: ({page}) => beforeHydration(page, translate),
  },
  now: {
    says: 'the browser translates the page',
    run: ({page}) => page.evaluate(translate),
  },
} satisfies Readonly<Record<string, Step>>;

const INSERTED: Readonly<Record<string, () => void>> = {
  'into the body': () => {
    document.body.prepend(document.createElement('aside'));
    document.body.append(document.createElement('extension-root'));
    document.body.setAttribute('data-gr-ext-installed', '');
    document.documentElement.setAttribute('data-mode-of-extension', 'dynamic');
  },
  'into the head': () => {
    document.head.prepend(document.createElement('link'));
    document.head.append(document.createElement('script'));
  },
  'around the app': () => {
    const app = document.querySelector('#__docusaurus');
    app?.prepend(document.createElement('extension-bar'));
    app?.append(document.createElement('extension-bar'));
  },
  'into the text': () => {
    for (const paragraph of document.querySelectorAll('article p, article li, nav a')) {
      const mark = document.createElement('extension-mark');
      mark.textContent = '★';
      paragraph.prepend(mark);
      paragraph.setAttribute('data-extension', '1');
    }
  },
};

export function extension(where: keyof typeof INSERTED): Step {
  return {
    says: `an extension has inserted nodes ${where}`,
    run: ({page}) => beforeHydration(page, INSERTED[where]!),
  };
}
