import {QUICK_START, expect, hydrated, open, test} from './support/site';

test.use({provokesViolations: true});

interface Attempt {
  readonly what: string;
  readonly directive: string;
  /** Runs in the page; what it tries sets `window.intruded`. */
  readonly attempt: () => void;
}

const ATTEMPTS: readonly Attempt[] = [
  {
    what: 'a script element',
    directive: 'script-src-elem',
    attempt: () => {
      const script = document.createElement('script');
      script.textContent = 'window.intruded = true';
      document.body.append(script);
    },
  },
  {
    what: 'a handler in an attribute',
    directive: 'script-src-attr',
    attempt: () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="" onerror="intruded = true">');
    },
  },
  {
    what: 'a link that is a script',
    directive: 'script-src-elem',
    attempt: () => {
      const link = document.createElement('a');
      link.href = 'javascript:void(window.intruded = true)';
      document.body.append(link);
      link.click();
    },
  },
  {
    what: 'text as code',
    directive: 'script-src',
    attempt: () => {
      const {setTimeout: later} = window as unknown as {setTimeout: (code: string) => number};
      later('window.intruded = true');
    },
  },
  {
    what: 'a script of another site',
    directive: 'script-src-elem',
    attempt: () => {
      const script = document.createElement('script');
      script.src = 'https://intruder.invalid/x.js';
      document.body.append(script);
    },
  },
  {
    what: 'a request to another site',
    directive: 'connect-src',
    attempt: () => void fetch('https://intruder.invalid/').catch(() => undefined),
  },
  {
    what: 'a picture of another site',
    directive: 'img-src',
    attempt: () => void (new Image().src = 'https://intruder.invalid/x.png'),
  },
  {
    what: 'a frame',
    directive: 'frame-src',
    attempt: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://intruder.invalid/';
      document.body.append(frame);
    },
  },
  {
    what: 'a worker',
    directive: 'worker-src',
    attempt: () => {
      const {src} = document.querySelector<HTMLScriptElement>('script[src]')!;
      new Worker(src);
    },
  },
  {
    what: 'a service worker, which would outlive the page',
    directive: 'worker-src',
    attempt: () => {
      const {src} = document.querySelector<HTMLScriptElement>('script[src]')!;
      void navigator.serviceWorker.register(src).catch(() => undefined);
    },
  },
  {
    what: 'a form that sends',
    directive: 'form-action',
    attempt: () => {
      const form = document.createElement('form');
      form.action = '/docs';
      document.body.append(form);
      form.submit();
    },
  },
  {
    what: 'another base',
    directive: 'base-uri',
    attempt: () => {
      const base = document.createElement('base');
      base.href = 'https://intruder.invalid/';
      document.head.append(base);
    },
  },
  {
    what: 'a style element',
    directive: 'style-src-elem',
    attempt: () => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    },
  },
];

test('the policy blocks what an intruder would try', async ({page, violations}) => {
  await open(page, QUICK_START);
  for (const {what, directive, attempt} of ATTEMPTS) {
    const before = violations.length;
    await page.evaluate(attempt);
    await expect
      .poll(() => violations.slice(before).join('\n'), {message: what})
      .toContain(directive);
  }
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
  const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(workers).toEqual([]);
});

test('a script that came into the HTML on its way does not run', async ({page, violations}) => {
  await page.route(`**${QUICK_START}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</h1>', '</h1><script>window.intruded = true</script>');
    expect(body).not.toBe(html);
    await route.fulfill({response, body});
  });
  await page.goto(`.${QUICK_START}`);
  await expect
    .poll(() => [...new Set(violations)])
    .toEqual([expect.stringContaining('script-src-elem: inline')]);
  await hydrated(page);
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
});
