import type { ReactNode } from 'react';
import type { PagerData } from '../contract.ts';

/** Links to the page before and the page after. Nothing if there is neither. */
export function Pager({ pager: { previous, next } }: { readonly pager: PagerData }): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="Previous and next page">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>Previous</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>Next</span>
          {next.label}
        </a>
      )}
    </nav>
  );
}
