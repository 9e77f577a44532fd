import type { ReactNode } from 'react';
import type { SidebarItemData } from '../contract.ts';
import { SidebarCategory } from './sidebar-category.tsx';
import { useHydrated } from './use-hydrated.ts';

interface SidebarProps {
  readonly name: string;
  readonly items: readonly SidebarItemData[];
}

/** The pages of a section as a tree. Without JavaScript the open branches read and every link works. */
export function Sidebar({ name, items }: SidebarProps): ReactNode {
  const isHydrated = useHydrated();
  return (
    <nav className="sidebar" aria-label={`${name} pages`}>
      <ul>{sidebarItems(items, isHydrated)}</ul>
    </nav>
  );
}

/** Plain functions and not components: a long list costs nothing but its elements. */
function sidebarItems(items: readonly SidebarItemData[], isHydrated: boolean): ReactNode {
  return items.map((item, position) => sidebarItem(item, `${position} ${item.label}`, isHydrated));
}

function sidebarItem(item: SidebarItemData, key: string, isHydrated: boolean): ReactNode {
  switch (item.type) {
    case 'heading':
      return (
        <li key={key} className="sidebar-heading">
          {item.label}
        </li>
      );
    case 'link':
      return (
        <li key={key} className={item.className}>
          {sidebarLink(item)}
        </li>
      );
    case 'category':
      return <SidebarCategory key={key} item={item} isHydrated={isHydrated} renderItems={sidebarItems} />;
  }
}

function sidebarLink(item: SidebarItemData & { readonly type: 'link' }): ReactNode {
  const current = item.isCurrent ? 'page' : undefined;
  if (!item.external) {
    return (
      <a href={item.href} aria-current={current}>
        {item.label}
      </a>
    );
  }
  return (
    <a href={item.href} target="_blank" rel="noopener noreferrer">
      {item.label}
    </a>
  );
}
