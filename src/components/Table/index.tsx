import React, {type ComponentProps, type ReactNode} from 'react';

interface Props extends ComponentProps<'table'> {
  /** Markdown's tables have no place for one; remark transforms give it as a property. */
  readonly caption?: string;
}

export default function Table({caption, children, ...props}: Props): ReactNode {
  return (
    <table {...props}>
      {caption && <caption>{caption}</caption>}
      {children}
    </table>
  );
}
