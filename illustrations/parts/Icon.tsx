import React, {type ReactElement} from 'react';

/** Drawn here because a font that is not everywhere can't be relied on for symbols. */
const PATHS = {
  plus: 'M8 3v10M3 8h10',
  gear: 'M8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM8 3.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2zM12.6 8.0L14.7 8.0M11.3 11.3L12.7 12.7M8.0 12.6L8.0 14.7M4.7 11.3L3.3 12.7M3.4 8.0L1.3 8.0M4.7 4.7L3.3 3.3M8.0 3.4L8.0 1.3M11.3 4.7L12.7 3.3',
  invite:
    'M6.5 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.8 13.5c.4-2.6 2.2-4 4.7-4 1.4 0 2.6.5 3.4 1.3M12.3 9v5M9.8 11.5h5',
  dots: 'M8 3.2v.1M8 8v.1M8 12.8v.1',
  down: 'M4 6l4 4 4-4',
  right: 'M6 4l4 4-4 4',
  close: 'M4 4l8 8M12 4l-8 8',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.3 10.3l3.4 3.4',
  bin: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9M6.8 7v4M9.2 7v4',
  tree: 'M6 1.8h4v3.4H6zM1.8 10.8h4v3.4h-4zM10.2 10.8h4v3.4h-4zM8 5.2V8M3.8 10.8V8h8.4v2.8',
  heart:
    'M8 13.2C4.5 10.6 2.3 8.5 2.3 6a2.8 2.8 0 0 1 5.7-1 2.8 2.8 0 0 1 5.7 1c0 2.5-2.2 4.6-5.7 7.2z',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.2v3M10.5 2.2v3',
  copy: 'M5.5 5.5h8v8h-8zM2.5 10.5v-8h8',
  download: 'M8 2.5v7.5M4.8 7l3.2 3.2L11.2 7M3 13.5h10',
  chat: 'M2.5 3h11v7.5H7.5L4.5 13v-2.5h-2z',
  arrowDown: 'M8 2v11.5M3.5 9L8 13.5 12.5 9',
  arrowRight: 'M2 8h11.5M9 3.5L13.5 8 9 12.5',
  question: 'M5.8 6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M8 12v.1',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({
  name,
  size = 16,
}: {
  readonly name: IconName;
  readonly size?: number;
}): ReactElement {
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      style={{width: size, height: size}}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 2.4 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
