// Wraps the original: adds the components that every page may use without an import, and what
// Markdown has no place for: captions of tables and names of the boxes of task lists.
import React, {type ComponentProps, type ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@site/src/components/CodeBlock';
import NameCards from '@site/src/components/NameCards';
import Picture from '@site/src/components/Picture';
import Provisional from '@site/src/components/Provisional';

/** @param props - with the caption that remark transforms give it as a property */
function Table({caption, children, ...props}: ComponentProps<'table'> & {caption?: string}) {
  return (
    <table {...props}>
      {caption && <caption>{caption}</caption>}
      {children}
    </table>
  );
}

/** The box of a task list: without a name, a reader who hears the page would not know its state. */
function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'done' : 'not done'} />;
}

export default {
  ...MDXComponents,
  CodeBlock,
  NameCards,
  Picture,
  Provisional,
  table: Table,
  input: TaskCheckbox,
};
