/**
 * The card that is open, at most one. As WCAG 1.4.13 has it: Escape closes it and leaves the focus,
 * the pointer can move onto it, and it stays until pointer and focus have left.
 */
import './nameCard.own.css';

const OPEN_AFTER_MS = 120;
/** Time for the pointer to cross from the link to the card. */
const CLOSE_AFTER_MS = 250;
const GAP_PX = 6;
const MARGIN_PX = 8;

let timer: number | undefined;
let open: {readonly link: HTMLAnchorElement; readonly box: HTMLElement} | undefined;

function isWanted(link: HTMLAnchorElement): boolean {
  return (
    link.matches(':hover, :focus-visible') || (open?.link === link && open.box.matches(':hover'))
  );
}

function later(task: () => void, afterMs: number): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(task, afterMs);
}

function close(): void {
  window.clearTimeout(timer);
  open?.link.removeAttribute('aria-describedby');
  open?.box.remove();
  open = undefined;
}

function closeUnwanted(): void {
  if (open && !isWanted(open.link)) {
    close();
  }
}

const closeSoon = (): void => later(closeUnwanted, CLOSE_AFTER_MS);

function place(box: HTMLElement, link: HTMLAnchorElement): void {
  // A link over two lines has two boxes: the card belongs to the first.
  const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const {width, height} = box.getBoundingClientRect();
  const room = document.documentElement.clientWidth - width - MARGIN_PX;
  const left = Math.max(MARGIN_PX, Math.min(at.left, room));
  const below = at.bottom + GAP_PX;
  const above = at.top - GAP_PX - height;
  // Below a line of code are the lines that one reads next.
  const isBetterAbove = link.closest('pre') !== null || below + height > window.innerHeight;
  const top = isBetterAbove && above > 0 ? above : below;
  const origin = (box.offsetParent ?? document.documentElement).getBoundingClientRect();
  box.style.left = `${left - origin.left}px`;
  box.style.top = `${top - origin.top}px`;
}

function show(link: HTMLAnchorElement, card: Element): void {
  close();
  const box = document.createElement('div');
  box.id = 'name-card';
  box.className = 'name-card';
  box.setAttribute('role', 'tooltip');
  box.append(...card.cloneNode(true).childNodes);
  box.addEventListener('pointerleave', closeSoon);
  // Inside of the landmark that the link is in.
  (link.closest('main') ?? document.body).append(box);
  place(box, link);
  link.setAttribute('aria-describedby', box.id);
  link.addEventListener('pointerleave', closeSoon);
  link.addEventListener('blur', closeSoon);
  open = {link, box};
}

/** Opens the card of a link that is pointed at or focused, if it still is in a moment. */
export function offer(link: HTMLAnchorElement, card: Element): void {
  if (open?.link !== link) {
    later(() => (isWanted(link) ? show(link, card) : closeUnwanted()), OPEN_AFTER_MS);
  }
}

document.addEventListener('keydown', ({key}) => key === 'Escape' && close());
document.addEventListener('click', ({target}) => {
  if (!open?.box.contains(target as Node)) {
    close();
  }
});
window.addEventListener('resize', close);
window.addEventListener('popstate', close);
