// Ejected (3.9.1): the original's text sends the reader away. Ours keeps the heading and the
// outer markup, and offers the ways on.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';

const WAYS_ON = [
  {to: '/docs', label: 'All documentation', text: 'the map of the three areas'},
  {
    to: '/docs/virtualStadium/web/widgets/virtualStadium/quickStart',
    label: 'Quick start',
    text: 'the widget on a page',
  },
  {to: '/docs/moderationUi/overview', label: 'Moderation UI', text: 'run the chat'},
  {to: '/docs/api', label: 'Type reference', text: 'every type of the contract'},
];

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl markdown', className)}>
      <Heading as="h1">Page not found</Heading>
      <p>
        No page of this site has this address. Check it for a typing mistake, or go on from one of
        these pages:
      </p>
      <ul>
        {WAYS_ON.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {text}
          </li>
        ))}
      </ul>
    </main>
  );
}
