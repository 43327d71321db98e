// Wraps the original: with one version it renders a plain link and stores nothing. The choice
// of a version is to be remembered, under Docusaurus's own key, with one version as with many.
import React, {type MouseEvent, type ReactNode} from 'react';
import {useDocsPreferredVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export default function DocsVersionDropdownNavbarItemWrapper(props: Props): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion(props.docsPluginId);
  const {name} = useLatestVersion(props.docsPluginId);
  return (
    <DocsVersionDropdownNavbarItem
      {...props}
      className="docs-version"
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        savePreferredVersionName(name);
        props.onClick?.(event);
      }}
    />
  );
}
