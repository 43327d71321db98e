// Ejected (3.9.1): the original opens and closes by script, and looks like an admonition. The browser
// does it by itself, and this looks like what else opens on the site.
import React, {type ComponentProps, type ReactNode} from 'react';

export default function Details(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
