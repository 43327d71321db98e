// Wraps the original: it stores "system" as "nothing stored", which on our site means light.
// We keep "system" under a key of its own, so that it survives a reload.
import React, {type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import {FOLLOW_SYSTEM} from '../../base/followSystemKey';

const followSystem = createStorageSlot(FOLLOW_SYSTEM);

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return (
    <ColorModeToggle
      {...props}
      onChange={(choice: Parameters<Props['onChange']>[0]) => {
        if (choice === null) {
          followSystem.set('system');
        } else {
          followSystem.del();
        }
        props.onChange(choice);
      }}
    />
  );
}
