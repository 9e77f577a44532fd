import { type ReactNode, useRef } from 'react';
import type { LinkData } from '../contract/link.ts';
import { LinkList } from './link-list.tsx';
import { useDismissal } from './use-dismissal.ts';

interface DropdownProps {
  readonly label: string;
  readonly items: readonly LinkData[];
  readonly path: string;
}

/** A menu of links under a label. It is native, so it opens without JavaScript; scripts only close it. */
export function Dropdown({ label, items, path }: DropdownProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissal(details, path);
  return (
    <details ref={details} className="dropdown" name="navbar">
      <summary data-current={items.some(item => item.href === path) ? '' : undefined}>{label}</summary>
      <LinkList links={items} path={path} />
    </details>
  );
}
