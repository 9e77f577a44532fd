import { changelogWords } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { ReleaseListContent } from '../contract.ts';

interface ReleaseFiltersProps {
  readonly filters: ReleaseListContent['filters'];
  /** The number of the list's current page, from 1. The filter always links to page 1. */
  readonly pageNumber: number;
}

/** Links to the lists of each kind of change, each with its number of releases. Nothing if there are none. */
export function ReleaseFilters({ filters, pageNumber }: ReleaseFiltersProps): ReactNode {
  if (filters.length === 0) return null;
  const current = pageNumber === 1 ? 'page' : 'true';
  return (
    <nav className="release-filters" aria-label={changelogWords.releasesByKind}>
      <ul>
        {filters.map(filter => (
          <li key={filter.href}>
            <a href={filter.href} aria-current={filter.isCurrent ? current : undefined}>
              <span>{filter.label}</span> <small>{filter.count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
