import type { ReactNode } from 'react';
import type { PaginationData } from '../contract.ts';

/** Links to every page of a list. Nothing if there is one page. */
export function Pagination({ pages: { number, hrefs } }: { readonly pages: PaginationData }): ReactNode {
  if (hrefs.length < 2) return null;
  const previous = hrefs[number - 2];
  const next = hrefs[number];
  return (
    <nav className="pagination" aria-label="Pages">
      {previous && (
        <a href={previous} rel="prev">
          Newer
        </a>
      )}
      <ol>
        {hrefs.map((href, position) => (
          <li key={href}>
            <a
              href={href}
              aria-label={`Page ${position + 1}`}
              aria-current={position + 1 === number ? 'page' : undefined}
            >
              {position + 1}
            </a>
          </li>
        ))}
      </ol>
      {next && (
        <a href={next} rel="next">
          Older
        </a>
      )}
    </nav>
  );
}
