// Ejected (3.9.1): opens with Space, arrows and a click, is walked with arrows, Home and End, and Escape closes
// it, under the pointer too. The original is a link that knows Enter alone.
import React, {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {placeAfter} from '../../../../base/keys';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const {items, position, className, label} = props;
  const dropdown = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  /** Not while the pointer rests on what Escape has closed. */
  const [opensOnHover, setOpensOnHover] = useState(true);

  useEffect(() => {
    const listening = new AbortController();
    const close = ({target}: Event) => {
      if (!dropdown.current?.contains(target as Node)) {
        setShown(false);
      }
    };
    const dismiss = ({key}: globalThis.KeyboardEvent) => {
      if (key === 'Escape') {
        setShown(false);
        setOpensOnHover(!dropdown.current?.matches(':hover'));
      }
    };
    document.addEventListener('pointerdown', close, listening);
    document.addEventListener('focusin', close, listening);
    document.addEventListener('keydown', dismiss, listening);
    return () => listening.abort();
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const links = [...(dropdown.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
    const from = links.indexOf(document.activeElement as HTMLElement);
    const to = placeAfter(event.key, from, links.length);
    if (event.key === 'Escape') {
      button.current?.focus();
    } else if (to !== undefined && (from >= 0 || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      // In a closed menu no link can take the focus.
      flushSync(() => setShown(true));
      links[to]?.focus();
    }
  }

  return (
    // The keys of its button and its links.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={dropdown}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': opensOnHover,
        'dropdown--right': position === 'right',
        'dropdown--show': isShown,
      })}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setOpensOnHover(true)}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', 'navbar__link', styles.button, className)}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
