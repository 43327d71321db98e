import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  /** What the product's owner has not confirmed. */
  readonly children: ReactNode;
}

/**
 * Marks the smallest part of a sentence that is our proposal. The API reference writes the same
 * mark into its pages (`src/plugins/api-reference`); `custom.css` gives both one look.
 */
export default function Provisional({children}: Props): ReactNode {
  return (
    <>
      <span className="provisional-part">{children}</span>{' '}
      <span className="provisional">
        <Link to="/docs#provisional" title="Not confirmed by the product’s owner: what this means">
          provisional
        </Link>
      </span>
    </>
  );
}
