/**
 * Shows the card of a name or a term when its link is pointed at or focused. The cards are in the
 * page (`src/components/NameCards`); what shows them is loaded with the first one that is wanted.
 */

function cardOf(link: HTMLAnchorElement): Element | undefined {
  const key = link.dataset.card ?? link.getAttribute('href') ?? '';
  return [...document.querySelectorAll<HTMLTemplateElement>('template.name-cards')]
    .map(({content}) => content.querySelector(`[data-for="${CSS.escape(key)}"]`))
    .find((card) => card !== null);
}

function look(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const byTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (!link || byTouch || !link.closest('main') || link.closest('nav')) {
    return;
  }
  const card = cardOf(link);
  if (card) {
    // Without the script the link still leads to the reference.
    import('./nameCard').then(({offer}) => offer(link, card)).catch(() => undefined);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', look);
  document.addEventListener('focusin', look);
}
