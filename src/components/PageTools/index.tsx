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
  // Where the clipboard refuses at once, nobody else hears that the text did not come.
  await Promise.all([navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]), blob]);
}

interface MenuProps {
  /** Address of the page's Markdown twin. */
  readonly twin: string;
}

function Menu({twin}: MenuProps): ReactNode {
  const [message, setMessage] = useState('');
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = ({target}: Event) => {
      if (!menu.current?.contains(target as Node)) {
        menu.current?.removeAttribute('open');
      }
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, []);

  const copyButton = (label: string, copy: () => Promise<void>, done: string, not: string) => (
    <button
      type="button"
      className={styles.choice}
      onClick={() => {
        copy().then(
          () => setMessage(done),
          () => setMessage(not),
        );
      }}
    >
      {label}
    </button>
  );

  return (
    // Escape closes the menu, wherever in it the focus is.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      className={clsx('page-tools', styles.tools)}
      onKeyDown={({key, currentTarget}) => {
        if (key === 'Escape' && currentTarget.open) {
          currentTarget.open = false;
          currentTarget.querySelector('summary')?.focus();
        }
      }}
    >
      <summary className={styles.summary}>Copy page</summary>
      <div className={styles.menu}>
        {copyButton(
          'Copy as Markdown',
          () => copyMarkdown(twin),
          'Markdown copied.',
          'Not copied. Open the Markdown instead.',
        )}
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, which the router can't show */}
        <a className={styles.choice} href={twin}>
          Open as Markdown
        </a>
        {copyButton(
          'Copy link',
          async () => navigator.clipboard.writeText(location.href),
          'Link copied.',
          'Not copied. Take the link from the address bar.',
        )}
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
