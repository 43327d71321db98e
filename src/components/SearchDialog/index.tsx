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
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {placeAfter} from '../../base/keys';
import {beginnings, type Part} from '../../search/beginnings';
import {MAX_HITS, type Hit} from '../../search/find';
import {groupsOf} from '../../search/groups';
import {suggestions} from '../../search/help';
import Help from './Help';
import Keys from './Keys';
import Results from './Results';
import styles from './own.module.css';
import {useSearch} from './useSearch';

export interface SearchDialogProps {
  /** What was typed before the dialog was there. */
  readonly readTyped: () => string;
  readonly onClose: () => void;
}

function countOf(hits: number): string {
  const best = hits === MAX_HITS ? `The ${hits} best results` : `${hits} results`;
  return hits === 1 ? '1 result' : best;
}

/** Its headings, as the open page shows them. */
function partsOfPage(): Part[] {
  return [...document.querySelectorAll('main h2[id]')].map(({id, childNodes}) => {
    const said = [...childNodes].filter((it) => !(it as Partial<Element>).matches?.('.hash-link'));
    return {id, title: said.map((it) => it.textContent).join('')};
  });
}

/** The search: a field and its results, by the combobox pattern. What is typed stays in the field. */
export default function SearchDialog({readTyped, onClose}: SearchDialogProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(readTyped);
  /** The row that the reader has gone to, from one that was there before. */
  const [gone, setAt] = useState<number | null>(null);
  const [parts] = useState(partsOfPage);
  const [state, retry] = useSearch();

  // In the same task as the first rendering: no key can come between what was typed and the focus.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);

  const search = typeof state === 'object' ? state : null;
  const isAsked = search !== null && query.trim() !== '';
  const path = useLocation().pathname.slice(useBaseUrl('/').length - 1);
  const groups = useMemo(() => {
    const area = search?.data.pages.find((page) => page.path === path)?.area;
    return isAsked
      ? groupsOf(search.find(query), area)
      : search
        ? beginnings(search.data, parts)
        : [];
  }, [isAsked, parts, path, query, search]);
  const hits = groups.flatMap((group) => group.hits);
  // The best of what was found is what Enter opens; of what is there unasked, what was gone to.
  const at = gone ?? (isAsked ? 0 : -1);
  const active = hits[at];
  const idOf = (hit: Hit) => `${id}-${hits.indexOf(hit)}`;
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

  /** The link leads on by itself; with a key that opens another tab, this one stays as it is. */
  function onChoose({metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): void {
    if (!metaKey && !ctrlKey && !shiftKey && !altKey) {
      close();
    }
  }

  function onInputKey(event: KeyboardEvent): void {
    const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
    const next = placeAfter(key, at, hits.length);
    if (event.nativeEvent.isComposing || hits.length === 0) {
      return;
    }
    if (next !== undefined && !altKey && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault();
      setAt(next);
    } else if (key === 'Enter' && activeId) {
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
  const answer = isEmpty ? `No results for “${query.trim()}”` : countOf(hits.length);

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
              setAt(null);
            }}
            onKeyDown={onInputKey}
          />
          <button type="button" className={styles.close} onClick={close}>
            Close
          </button>
        </div>
        <p role="status" className={styles.status}>
          {state === 'loading' ? 'The index is loading …' : isAsked && answer}
        </p>
        {state === 'failed' && (
          <div className={styles.failure} role="alert">
            <p>The index of the search did not load.</p>
            <button
              type="button"
              className="button button--primary"
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
          onPoint={(hit) => setAt(hits.indexOf(hit))}
          onChoose={onChoose}
        />
        {isEmpty && <Help suggestions={suggestions(query, search.data)} onChoose={onChoose} />}
        <Keys />
      </div>
    </dialog>
  );
}
