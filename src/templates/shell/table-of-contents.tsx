import type { ReactNode } from 'react';
import type { TocItemData } from '../contract/layout.ts';
import { shellWords } from '../words.ts';
import { useActiveHeading } from './use-active-heading.ts';

/**
 * The headings of a page. Beside the text the styles always show the list; on narrow screens it is a disclosure above the text. The
 * heading under the navbar is marked.
 */
export function TableOfContents({ items }: { readonly items: readonly TocItemData[] }): ReactNode {
  const active = useActiveHeading(items);
  if (items.length === 0) return null;
  return (
    <nav className="toc" aria-label={shellWords.onThisPage}>
      <details ref={openBesideText}>
        <summary>{shellWords.onThisPage}</summary>
        <ul>
          {items.map(({ id, text, level }) => (
            <li key={id} className={`level-${level}`}>
              <a href={`#${encodeURIComponent(id)}`} aria-current={id === active ? 'location' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** Beside the text the list always shows. This informs browsers that cannot style a closed disclosure, and screen readers. */
function openBesideText(details: HTMLDetailsElement | null): void {
  if (details && matchMedia('(min-width: 75em)').matches) details.open = true;
}
