import type { ReactNode } from 'react';
import type { BreadcrumbData } from '../contract/content-parts.ts';
import { listsWords } from '../words.ts';

/** The path from the section's start to this page, which is the last item. */
export function Breadcrumbs({ items }: { readonly items: readonly BreadcrumbData[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={listsWords.breadcrumbs}>
      <ol>
        {items.map(({ label, href }, position) => (
          <li key={`${position} ${label}`}>
            {href && position < items.length - 1 ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={position === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
