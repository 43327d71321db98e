import React, {type ComponentProps, type ReactNode} from 'react';

/** The box of a task list. Markdown gives it no name, so a reader who hears the page would not know its state. */
export default function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'done' : 'not done'} />;
}
