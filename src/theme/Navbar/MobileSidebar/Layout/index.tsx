// Wraps the original: makes it a dialog. Focus goes into it and back, Escape closes it, and the rest of the page
// is inert meanwhile; the original does none of it (#9457).
import React, {useEffect, useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

const REST =
  'body :not(script, [inert], [role="alert"], [role="status"], .navbar-sidebar__backdrop)';

/**
 * What is next to the dialog, its opener and the parents of both. A screen reader whose place is taken
 * out of the page looks for the next one, which is in the dialog: then it does not say that it is one.
 */
function restOfPage(dialog: HTMLElement, opener: Element | null): HTMLElement[] {
  const holds = (part: Element | null) => part?.contains(dialog) || part?.contains(opener);
  return [...document.querySelectorAll<HTMLElement>(REST)].filter(
    (part) =>
      holds(part.parentElement) &&
      !holds(part) &&
      !dialog.contains(part) &&
      !opener?.contains(part),
  );
}

export default function LayoutWrapper(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!shown || !element) {
      return undefined;
    }
    const opener = document.querySelector<HTMLElement>('.navbar__toggle');
    const rest = restOfPage(element, opener);
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    rest.forEach((part) => (part.inert = true));
    opener?.setAttribute('tabindex', '-1');
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      rest.forEach((part) => (part.inert = false));
      opener?.removeAttribute('tabindex');
      if (element.contains(document.activeElement) || document.activeElement === document.body) {
        opener?.focus();
      }
    };
  }, [shown, toggle]);

  useEffect(() => {
    // The button that has led to the other panel is inert with its own.
    const focused = document.activeElement;
    if (shown && (!dialog.current?.contains(focused) || focused?.closest('[inert]'))) {
      dialog.current
        ?.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a, button)')
        ?.focus();
    }
  }, [shown, isSecondaryShown]);

  return (
    <div ref={dialog} role="dialog" aria-modal aria-label="Menu">
      <Layout {...props} />
    </div>
  );
}
