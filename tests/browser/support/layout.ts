/** What a page must not have, whatever the window, the size of its text and the direction of reading. */

/** A page of Playwright, or of another client. */
interface Page {
  evaluate<T>(script: () => T): Promise<Awaited<T>>;
}

/** How far the page scrolls to the side. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** What is outside of the page to the side, without a scroll bar that leads there. */
export function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        isScrolled(element.parentElement));
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const {left, right, width: own, height} = element.getBoundingClientRect();
      return (
        own > 1 &&
        height > 1 &&
        (left < -1 || right > width + 1) &&
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        !element.closest('.navbar-sidebar, [href^="#__docusaurus_skip"]') &&
        !isScrolled(element.parentElement)
      );
    });
    const scrolls = document.documentElement.scrollWidth > width;
    return [
      ...(scrolls ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []),
      ...wide.map((element) => element.outerHTML.slice(0, 100)),
    ];
  });
}

/** Text that its box cuts off. */
export function cut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, th, h1, h2, h3, .navbar__title')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => {
        const {overflowX, overflowY, clipPath} = getComputedStyle(element);
        return (
          clipPath === 'none' &&
          /hidden|clip/.test(overflowX + overflowY) &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

/** On a phone: text below 13 px, and what is pressed below 44. A link in a line is as high as the line. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const {width, height} = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({visibilityProperty: true, opacityProperty: true})
      );
    };
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        [...element.childNodes].some((it) => it instanceof Text && it.data.trim() !== '') &&
        // Half of a hundredth less is what WebKit makes of 85 % of 13 / 0.85.
        Number(parseFloat(getComputedStyle(element).fontSize).toFixed(2)) < 13,
    );
    const low = [...document.querySelectorAll('button, summary, nav a, footer a')].filter(
      (element) => element.getBoundingClientRect().height < 43.5,
    );
    return [...texts, ...low].filter(isSeen).map((element) => element.outerHTML.slice(0, 100));
  });
}

/** Controls of the navbar that lie over each other or stick out of it. */
export function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.navbar')!.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.navbar__inner :is(a, button)')].filter(
      (element) => element.checkVisibility({visibilityProperty: true}) && !element.closest('li'),
    );
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return parts
      .filter((_, index) => {
        const box = boxes[index]!;
        const overlaps = boxes.some(
          (other, at) =>
            at > index &&
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        );
        return overlaps || box.bottom > bar.bottom + 1 || box.top < bar.top - 1;
      })
      .map((part) => part.outerHTML.slice(0, 100));
  });
}
