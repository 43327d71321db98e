/**
 * Runs in the browser: what sticks out of the thing it is in, other than the marks, which are
 * meant to. A font or a word that is wider than its place then stops the drawing and is not drawn.
 */
export function findSpilling(scene: Element): string[] {
  const marks = [...scene.querySelectorAll<HTMLElement>('.marked > .mark')];
  marks.forEach((mark) => mark.style.setProperty('display', 'none'));
  const boxes = [...scene.querySelectorAll<HTMLElement>('*')]
    // The words next to an arrow may be wider than the arrow's own place.
    .filter((element) => element instanceof HTMLElement && !element.classList.contains('arrow'))
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0);
  const texts = [...scene.querySelectorAll<SVGTextElement>('svg text')].filter((text) => {
    const inner = text.getBoundingClientRect();
    const outer = text.ownerSVGElement!.getBoundingClientRect();
    return inner.left < outer.left - 1 || inner.right > outer.right + 1;
  });
  const outside = [
    ...scene.querySelectorAll<HTMLElement>('.window *, .card *, .dialog *, .box *'),
  ].filter((element) => {
    const container = element.parentElement!.closest('.window, .card, .dialog, .box');
    return element.getBoundingClientRect().right > container!.getBoundingClientRect().right + 1;
  });
  marks.forEach((mark) => mark.style.removeProperty('display'));
  // Not in a function of its own: the compiler would name it by a helper that a browser lacks.
  return [...new Set([...boxes, ...texts, ...outside])].map(
    (element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.slice(0, 60) ?? ''}`,
  );
}
