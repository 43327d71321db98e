import clsx from 'clsx';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {markdownTwin} from '../../base/markdownTwin';
import styles from './styles.module.css';

async function markdownAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/** Copies what is still being fetched: Safari wants the clipboard asked for in the click itself. */
async function copyMarkdown(address: string): Promise<void> {
  const text = markdownAt(address);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

interface MenuProps {
  /** Address of the page's Markdown twin. */
  readonly twin: string;
}

function Menu({twin}: MenuProps): ReactNode {
  const [message, setMessage] = useState('');
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) {
        menu.current.open = false;
      }
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, []);

  const run = (task: () => Promise<void>, done: string, otherwise: string) => () => {
    task().then(
      () => setMessage(done),
      () => setMessage(otherwise),
    );
  };

  return (
    // Escape closes the menu, wherever in it the focus is.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      className={clsx('page-tools', styles.tools)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && menu.current?.open) {
          menu.current.open = false;
          menu.current.querySelector('summary')?.focus();
        }
      }}
    >
      <summary className={styles.summary}>Copy page</summary>
      <div className={styles.menu}>
        <button
          type="button"
          className={styles.choice}
          onClick={run(
            () => copyMarkdown(twin),
            'Markdown copied.',
            'Not copied. Open the Markdown instead.',
          )}
        >
          Copy as Markdown
        </button>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, which the router can't show */}
        <a className={styles.choice} href={twin}>
          Open as Markdown
        </a>
        <button
          type="button"
          className={styles.choice}
          onClick={run(
            () => navigator.clipboard.writeText(location.href),
            'Link copied.',
            'Not copied. Take the link from the address bar.',
          )}
        >
          Copy link
        </button>
        <p role="status" className={styles.message}>
          {message}
        </p>
      </div>
    </details>
  );
}

/** A menu to take the page along: its Markdown, or its address. Each page has one of its own. */
export default function PageTools(): ReactNode {
  const {pathname} = useLocation();
  const twin = markdownTwin(pathname, useBaseUrl('/'));
  return twin && <Menu key={twin} twin={twin} />;
}
