let live: HTMLElement | undefined;

/**
 * Has a text read out, politely. The first time it should be empty: what comes into the page together
 * with its text is not read out.
 */
export function say(text: string): void {
  if (!live) {
    live = document.body.appendChild(document.createElement('p'));
    live.setAttribute('role', 'status');
    live.className = 'only-heard';
  }
  live.textContent = text;
}
