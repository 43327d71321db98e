/** A click on the mark of a heading copies its address; the click goes on to the heading as before. */
import {say} from './say';

const SHOWN_MS = 2000;

async function copy(link: HTMLAnchorElement): Promise<void> {
  await navigator.clipboard.writeText(link.href);
  link.dataset.copied = '';
  say('Link copied');
  setTimeout(() => {
    delete link.dataset.copied;
    say('');
  }, SHOWN_MS);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a.hash-link')
        : null;
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      // Without permission to copy, the address is in the address bar all the same.
      copy(link).catch(() => undefined);
    }
  });
}
