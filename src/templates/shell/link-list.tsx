import type { ReactNode } from 'react';
import type { LinkData } from '../contract/link.ts';
import { Link } from './link.tsx';

interface LinkListProps {
  readonly links: readonly LinkData[];
  /** The page's path: the link that leads there is the current one. */
  readonly path: string;
}

/** The links of a dropdown, one below the other. */
export function LinkList({ links, path }: LinkListProps): ReactNode {
  return (
    <ul>
      {links.map((link, position) => (
        // The list never changes its order, which is the configuration's, and two links may lead to one page.
        <li key={`${position}`}>
          <Link link={link} current={link.href === path ? 'page' : undefined} />
        </li>
      ))}
    </ul>
  );
}
