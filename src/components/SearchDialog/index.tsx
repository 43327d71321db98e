import React, {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_HITS} from '../../search/find';
import {groupsOf} from '../../search/groups';
import {suggestions} from '../../search/help';
import {goTo} from './goTo';
import Help from './Help';
import Keys from './Keys';
import Results from './Results';
import styles from './own.module.css';
import {useSearch} from './useSearch';

export interface SearchDialogProps {
  /** What was typed before the dialog was there. */
  readonly readTyped: () => string;
  /** From now on what is typed goes into the field. */
  readonly onFocus: () => void;
  readonly onClose: () => void;
}

interface Target {
  readonly href: string;
}

function countOf(hits: number): string {
  return hits === MAX_HITS
    ? `The ${hits} best results`
    : hits === 1
      ? '1 result'
      : `${hits} results`;
}

/** The search: a field and its results, by the combobox pattern. What is typed stays in the field. */
export default function SearchDialog({readTyped, onFocus, onClose}: SearchDialogProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(readTyped);
  const [at, setAt] = useState(0);
  const [state, retry] = useSearch();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');

  // In the same task as the first rendering: no key can come between what was typed and the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    onFocus();
    return () => element?.close();
  }, [onFocus]);

  const search = state.status === 'ready' ? state.search : null;
  const isAsked = search !== null && query.trim() !== '';
  const groups = useMemo(
    () => (isAsked ? groupsOf(search.find(query)) : []),
    [isAsked, query, search],
  );
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const active = hits[at];
  const idOf = (hit: Target) => `${id}-${hits.findIndex((each) => each === hit)}`;
  const addressOf = ({href}: Target) => baseUrl + href.slice(1);
  const activeId = active && idOf(active);

  useEffect(() => {
    if (activeId) {
      document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
    }
  }, [activeId]);

  /** The dialog's own event comes a moment later: too late for a key that follows at once. */
  function close(): void {
    dialog.current?.close();
    onClose();
  }

  function choose(event: MouseEvent, target: Target): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    close();
    goTo(history, addressOf(target));
  }

  function onInputKey(event: KeyboardEvent): void {
    const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % hits.length,
      ArrowUp: (at - 1 + hits.length) % hits.length,
      Home: 0,
      End: hits.length - 1,
    };
    const next = moves[key];
    if (event.nativeEvent.isComposing || !activeId) {
      return;
    }
    if (next !== undefined && !altKey && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault();
      setAt(next);
    } else if (key === 'Enter') {
      event.preventDefault();
      // As a click with the same keys: with Ctrl or ⌘ in a new tab.
      const click = {bubbles: true, cancelable: true, altKey, ctrlKey, metaKey, shiftKey};
      document.getElementById(activeId)?.dispatchEvent(new globalThis.MouseEvent('click', click));
    }
  }

  function onDialogKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // At once, also where the browser would empty the field first.
      event.preventDefault();
      close();
    } else if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      input.current?.select();
    }
  }

  const isEmpty = isAsked && hits.length === 0;
  const message =
    state.status === 'loading'
      ? 'The index is loading …'
      : isAsked
        ? isEmpty
          ? `No results for “${query.trim()}”`
          : countOf(hits.length)
        : '';

  return (
    // What it listens to are the keys of its field and a click outside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onKeyDown={onDialogKey}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <input
            ref={input}
            className={styles.input}
            type="search"
            role="combobox"
            aria-label="Search the documentation"
            aria-expanded={hits.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="A question, a word, a name"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setAt(0);
            }}
            onKeyDown={onInputKey}
          />
          <button type="button" className={styles.close} onClick={close}>
            Close
          </button>
        </div>
        <p role="status" className={styles.status}>
          {message}
        </p>
        {state.status === 'failed' && (
          <div className={styles.failure} role="alert">
            <p>The index of the search did not load.</p>
            <button
              type="button"
              className="button button--primary button--sm"
              onClick={() => {
                input.current?.focus();
                retry();
              }}
            >
              Retry
            </button>
          </div>
        )}
        <Results
          id={`${id}-list`}
          groups={groups}
          active={active}
          idOf={idOf}
          addressOf={addressOf}
          onPoint={(hit) => setAt(hits.indexOf(hit))}
          onChoose={choose}
        />
        {isEmpty && (
          <Help
            suggestions={suggestions(query, search.data)}
            addressOf={addressOf}
            onChoose={choose}
          />
        )}
        <Keys />
      </div>
    </dialog>
  );
}
