import type { ReactNode } from 'react';
import type { TagData } from '../contract/content-parts.ts';
import { listsWords } from '../words.ts';

/** Tags as small links. Nothing if there are none. */
export function TagList({ tags }: { readonly tags: readonly TagData[] }): ReactNode {
  if (tags.length === 0) return null;
  return (
    <ul className="tag-list" aria-label={listsWords.tags}>
      {tags.map(({ label, href, description, count }) => (
        <li key={href}>
          <a href={href} title={description}>
            {label}
            {count !== undefined && <span className="count"> {count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
