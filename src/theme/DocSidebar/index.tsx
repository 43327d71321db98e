// Wraps the original: collapsed categories are missing from its HTML. Without JavaScript every page of
// the area must be reachable, so a noscript element lists them on its first page; others lead there.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  findFirstSidebarItemLink,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';

const LIST = 'all-pages';
const TITLE = 'All pages of this area';

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
  const {sidebar, path} = props;
  const first = sidebar.map(findFirstSidebarItemLink).find(Boolean);
  const isFirst = first === path;
  useBrokenLinks().collectAnchor(isFirst ? LIST : undefined);
  return (
    <>
      <DocSidebar {...props} />
      <noscript>
        <nav
          className="menu sidebar-without-script"
          id={isFirst ? LIST : undefined}
          aria-label={TITLE}
        >
          {isFirst ? (
            <PageList items={sidebar} activePath={path} />
          ) : (
            <Link to={`${first}#${LIST}`}>{TITLE}</Link>
          )}
        </nav>
      </noscript>
    </>
  );
}
