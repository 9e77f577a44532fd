import type { ReactNode } from 'react';
import type { PagerData } from '../contract/content-parts.ts';
import { listsWords } from '../words.ts';

/** Links to the previous and the next page. Nothing if there is neither. */
export function Pager({ pager: { previous, next } }: { readonly pager: PagerData }): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={listsWords.pager}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{listsWords.previous}</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{listsWords.next}</span>
          {next.label}
        </a>
      )}
    </nav>
  );
}
