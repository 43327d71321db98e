// Ejected (3.9.1): a button that opens our search; the original shows nothing.
import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import type {SearchDialogProps} from '@site/src/components/SearchDialog';
import {slashOpens} from '../../components/SearchDialog/slash';
import {sign} from '../Icon/sign';
import styles from './styles.module.css';

const SearchSign = sign('sign-search');

/** Once loaded it stays for the tab; a navbar comes and goes with its page. */
let SearchDialog: ComponentType<SearchDialogProps> | undefined;

async function loadDialog(): Promise<void> {
  SearchDialog ??= (await import('@site/src/components/SearchDialog')).default;
}

/** Whether a key goes into a field or into a dialog of its own, and is no shortcut there. */
function isTyping(event: KeyboardEvent): boolean {
  const fields =
    'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog';
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest(fields) !== null;
}

export default function SearchBar(): ReactNode {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  // What is typed while the dialog is on its way belongs into it; null while none is wanted. No
  // state: a key may come before React has looked at the one before.
  const typed = useRef<string | null>(null);
  const location = useLocation();

  function close(): void {
    typed.current = null;
    setState('closed');
  }

  function open(): void {
    typed.current = '';
    setState('loading');
    loadDialog().then(
      () => setState((now) => (now === 'loading' ? 'open' : now)),
      () => {
        typed.current = null;
        setState((now) => (now === 'loading' ? 'failed' : now));
      },
    );
  }

  // A link to `?search=…` leads into the search.
  useEffect(() => {
    const query = new URLSearchParams(location.search).get('search');
    if (query) {
      typed.current = query;
      loadDialog().then(
        () => setState('open'),
        () => setState('failed'),
      );
    }
  }, [location]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {key} = event;
      const isShortcut = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey;
      if (event.defaultPrevented || event.isComposing || isTyping(event)) {
        return;
      }
      // Once it is open, what is typed goes into its field.
      if (typed.current !== null && state !== 'open' && isPlain) {
        if (key === 'Escape') {
          close();
        } else if (key.length === 1 || key === 'Backspace') {
          event.preventDefault();
          typed.current = key === 'Backspace' ? typed.current.slice(0, -1) : typed.current + key;
        }
      } else if (
        (key === '/' && isPlain && slashOpens()) ||
        (key.toLowerCase() === 'k' && isShortcut)
      ) {
        event.preventDefault();
        if (typed.current === null) {
          open();
        }
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('search-button', styles.button)}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={state === 'loading'}
        onClick={() => {
          // Safari does not focus a button that is clicked.
          button.current?.focus();
          if (state !== 'loading') {
            open();
          }
        }}
      >
        <SearchSign />
        <span className={styles.label}>Search</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {state === 'open' &&
        SearchDialog &&
        createPortal(
          <SearchDialog readTyped={() => typed.current ?? ''} onClose={close} />,
          document.body,
        )}
      {state === 'failed' &&
        createPortal(
          <div className="load-error" role="alert">
            <p>The search did not load.</p>
            <button type="button" className="button button--primary" onClick={open}>
              Retry
            </button>
            <button
              type="button"
              className="button button--outline button--primary"
              onClick={close}
            >
              Close
            </button>
          </div>,
          document.body,
        )}
    </>
  );
}
