// Ejected (3.9.1): the same moon in a third of the bytes; it is in the HTML of every page.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M11 4a6.4 6.4 0 0 0 9 9 8 8 0 1 1-9-9Z"
      />
    </svg>
  );
}
