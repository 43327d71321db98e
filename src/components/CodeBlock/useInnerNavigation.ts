import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';

/** A link in the code is plain HTML: this keeps its navigation inside the open page. */
export function useInnerNavigation(): (event: MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const link = (event.target as Element).closest('a');
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // A place of the same page is the browser's own business: it marks it as `:target`.
    const isElsewhere = link && !link.getAttribute('href')?.startsWith('#');
    if (isElsewhere && event.button === 0 && !modified && !event.defaultPrevented) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  };
}
