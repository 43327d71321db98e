/** A click on the mark of a heading copies its address; the click goes on to the heading as before. */

const SHOWN_MS = 2000;

/** Read out politely; made with the first copy. */
let live: HTMLElement | null = null;

function say(text: string): void {
  if (!live) {
    live = document.createElement('p');
    live.setAttribute('role', 'status');
    live.className = 'only-heard';
    document.body.append(live);
  }
  live.textContent = text;
}

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
