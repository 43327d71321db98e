// Wraps the original: collapsed categories are missing from its HTML. Without JavaScript
// every page of the area must be reachable, so a noscript element lists them all.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';

interface ListProps {
  readonly items: readonly PropSidebarItem[];
  readonly activePath: string;
}

function PageList({items, activePath}: ListProps): ReactNode {
  const visible = useVisibleSidebarItems(items, activePath);
  return (
    <ul className="menu__list">
      {visible.map((item, index) =>
        item.type === 'html' ? null : (
          <li className="menu__list-item" key={index}>
            {item.href ? (
              <Link
                className="menu__link"
                to={item.href}
                aria-current={item.href === activePath ? 'page' : undefined}
              >
                {item.label}
              </Link>
            ) : (
              <span className="menu__link">{item.label}</span>
            )}
            {item.type === 'category' && <PageList items={item.items} activePath={activePath} />}
          </li>
        ),
      )}
    </ul>
  );
}

export default function DocSidebarWrapper(props: Props): ReactNode {
  return (
    <>
      <DocSidebar {...props} />
      <noscript>
        <nav className="menu sidebar-without-script" aria-label="All pages of this area">
          <PageList items={props.sidebar} activePath={props.path} />
        </nav>
      </noscript>
    </>
  );
}
