import type { ReactNode } from 'react';
import type { LinkData } from '../contract/link.ts';
import { Link } from '../shell/link.tsx';
import { listsWords } from '../words.ts';

export interface PageHeadProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Links to the pages beside this one: archive, tags, feed. */
  readonly related?: readonly LinkData[];
  readonly children?: ReactNode;
}

/** A page's title with its description and links. */
export function PageHead({ title, description, related = [], children }: PageHeadProps): ReactNode {
  return (
    <header className="page-head">
      <h1>{title}</h1>
      {description && <p className="lead">{description}</p>}
      {children}
      {related.length > 0 && (
        <ul className="related" aria-label={listsWords.relatedPages}>
          {related.map(link => (
            <li key={link.href}>
              <Link link={link} />
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
