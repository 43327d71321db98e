import React, {type ReactNode} from 'react';
import {useInnerNavigation} from '../CodeBlock/useInnerNavigation';

interface Props {
  readonly name: string;
  readonly language?: string;
  /** Its lines, highlighted: what src/site-model/transforms/walkthrough.ts makes of the fence. */
  readonly html?: string;
  /** What they do. */
  readonly children?: ReactNode;
}

/** Some lines of a walkthrough, and what they do. */
export default function Step({name, language, html = '', children}: Props): ReactNode {
  const navigate = useInnerNavigation();
  return (
    <li>
      <div>
        <b>{name}</b>
        {children}
      </div>
      {/* The click comes from a link in it, by key as well. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <pre className={`prism-code language-${language}`} onClick={navigate}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </li>
  );
}
