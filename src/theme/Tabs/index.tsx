// Ejected (3.9.1): tabs and panels name each other, Home, End and Space work and arrows select, as the ARIA
// pattern asks; groups and values are in the HTML, so that a remembered choice shows before the first
// paint (see docusaurus/early-scripts) and a reader without JavaScript sees every panel. The original can do
// neither, and builds its DOM again after hydration.
import React, {useId, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {placeAfter} from '../../base/keys';
import styles from './styles.module.css';

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const {key, currentTarget, ctrlKey, metaKey, altKey} = event;
  const tabs = [...currentTarget.parentElement!.children] as HTMLElement[];
  const at = tabs.indexOf(currentTarget);
  const isChoice = key === 'Enter' || key === ' ';
  const to = isChoice ? at : placeAfter(key, at, tabs.length, ['ArrowLeft', 'ArrowRight']);
  if (to !== undefined && !ctrlKey && !metaKey && !altKey) {
    event.preventDefault();
    tabs[to]?.click();
    tabs[to]?.focus();
  }
}

export default function Tabs(props: Props): ReactNode {
  const panels = sanitizeTabsChildren(props.children);
  const {selectedValue, selectValue, tabValues} = useTabs({...props, children: panels});
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const id = useId();

  return (
    <div
      className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}
      data-tab-group={props.groupId}
    >
      {/* The theme's elements, which Infima styles as tabs. */}
      {/* eslint-disable jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <ul
        role="tablist"
        aria-orientation="horizontal"
        className={clsx('tabs', {'tabs--block': props.block}, props.className)}
      >
        {tabValues.map(({value, label, attributes}, index) => {
          const isSelected = value === selectedValue;
          return (
            <li
              {...attributes}
              key={value}
              id={`${id}tab-${index}`}
              role="tab"
              data-tab-value={value}
              tabIndex={isSelected ? 0 : -1}
              aria-selected={isSelected}
              aria-controls={`${id}panel-${index}`}
              onKeyDown={onKeyDown}
              onClick={({currentTarget}) => {
                if (!isSelected) {
                  blockElementScrollPositionUntilNextRender(currentTarget);
                  selectValue(value);
                }
              }}
              className={clsx(
                'tabs__item',
                styles.tab,
                (attributes as {className?: string} | null | undefined)?.className,
                {'tabs__item--active': isSelected},
              )}
            >
              {label ?? value}
            </li>
          );
        })}
      </ul>
      {/* eslint-enable jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <div className="margin-top--md">
        {panels.map(({props: panel}, index) => {
          const isSelected = panel.value === selectedValue;
          return (
            <div
              key={panel.value}
              id={`${id}panel-${index}`}
              role="tabpanel"
              data-tab-value={panel.value}
              data-tab-label={panel.label ?? panel.value}
              aria-labelledby={`${id}tab-${index}`}
              className={clsx(styles.panel, panel.className)}
              hidden={!isSelected}
            >
              {props.lazy && !isSelected ? null : panel.children}
            </div>
          );
        })}
      </div>
    </div>
  );
}
