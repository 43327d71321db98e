// Wraps the original: makes it a dialog. Focus goes into it and back, Escape closes it, and the rest of the page
// is inert meanwhile; the original does none of it (#9457).
import React, {useEffect, useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

/** What is next to the dialog and its parents, but for what closes it. */
function restOfPage(dialog: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = [];
  for (let part = dialog; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const sibling of part.parentElement.children) {
      if (
        sibling instanceof HTMLElement &&
        sibling !== part &&
        !sibling.inert &&
        !sibling.matches('script, [role="alert"], [role="status"], .navbar-sidebar__backdrop')
      ) {
        rest.push(sibling);
      }
    }
  }
  return rest;
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
    const opener = document.activeElement;
    const rest = restOfPage(element);
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    const panel = element.querySelector<HTMLElement>('.navbar-sidebar');
    // While it fades in, nothing in it can take the focus.
    panel?.style.setProperty('transition', 'none');
    panel?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    panel?.style.removeProperty('transition');
    rest.forEach((part) => (part.inert = true));
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      rest.forEach((part) => (part.inert = false));
      if (element.contains(document.activeElement) || document.activeElement === document.body) {
        (opener as HTMLElement | null)?.focus();
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
