// Wraps the original: makes it a dialog. Focus goes into it and back, Escape closes it, and the rest of the page
// is inert meanwhile; the original does none of it (#9457).
import React, {useEffect, useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

const REST =
  'body :not(script, [inert], [role="alert"], [role="status"], .navbar-sidebar__backdrop)';

/** What is next to the dialog and its parents, but for what closes it. */
function restOfPage(dialog: HTMLElement): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(REST)].filter(
    (part) =>
      part.parentElement?.contains(dialog) && !part.contains(dialog) && !dialog.contains(part),
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
    const opener = document.activeElement as HTMLElement | null;
    const rest = restOfPage(element);
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    rest.forEach((part) => (part.inert = true));
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      rest.forEach((part) => (part.inert = false));
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
    <div ref={dialog} {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu'})}>
      <Layout {...props} />
    </div>
  );
}
