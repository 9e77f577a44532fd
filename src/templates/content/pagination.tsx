import type { ReactNode } from 'react';
import type { PaginationData } from '../contract/content-parts.ts';
import { fillWord } from '../shared/words/fill-word.ts';
import { listsWords } from '../words.ts';

/** Links to every page of a list. Nothing if there is only one page. */
export function Pagination({ pages: { number, hrefs } }: { readonly pages: PaginationData }): ReactNode {
  if (hrefs.length < 2) return null;
  const previous = hrefs[number - 2];
  const next = hrefs[number];
  return (
    <nav className="pagination" aria-label={listsWords.pages}>
      {previous && (
        <a href={previous} rel="prev">
          {listsWords.newer}
        </a>
      )}
      <ol>
        {hrefs.map((href, position) => (
          <li key={href}>
            <a
              href={href}
              aria-label={fillWord(listsWords.page, { number: position + 1 })}
              aria-current={position + 1 === number ? 'page' : undefined}
            >
              {position + 1}
            </a>
          </li>
        ))}
      </ol>
      {next && (
        <a href={next} rel="next">
          {listsWords.older}
        </a>
      )}
    </nav>
  );
}
