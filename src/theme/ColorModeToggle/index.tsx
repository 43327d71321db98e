// Wraps the original: it stores "system" as "nothing stored", which on our site means light.
// We keep "system" under a key of its own, so that it survives a reload.
import React, {type ReactNode} from 'react';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import {rememberFollowSystem} from './followSystem';

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return (
    <ColorModeToggle
      {...props}
      onChange={(choice: Parameters<Props['onChange']>[0]) => {
        rememberFollowSystem(choice === null);
        props.onChange(choice);
      }}
    />
  );
}
