import { createContext, type ReactNode, useContext } from 'react';
import type { DocLayout, SidebarItemData } from '../contract/layout.ts';
import { rawHtml } from '../raw-html.ts';
import { fillWord } from '../shared/words/fill-word.ts';
import { shellWords } from '../words.ts';
import { SidebarCategory, type SidebarCategoryProps, type SidebarListProps } from './sidebar-category.tsx';

interface SidebarProps {
  readonly layout: DocLayout;
  /** The page's path: the item that leads there is the current one. */
  readonly path: string;
}

/**
 * Writes a sidebar's list once for all pages that share its items. Given on the server only. It makes the same HTML as the components;
 * the browser reads the items back from it (see `read-sidebar.ts`).
 */
export const SidebarWriter = createContext<
  ((items: readonly SidebarItemData[], path: string) => string) | null
>(null);

/** The pages of a section as a tree. Without JavaScript the open branches are readable and every link works. */
export function Sidebar({ layout, path }: SidebarProps): ReactNode {
  const write = useContext(SidebarWriter);
  const { sidebarName: name, sidebar: items, versions } = layout;
  const version = versions?.find(({ isCurrent }) => isCurrent)?.name;
  const label = fillWord(shellWords.sidebar, { name });
  if (write) return <nav className="sidebar" aria-label={label} {...rawHtml(write(items, path))} />;
  return (
    <nav className="sidebar" aria-label={label}>
      {/* What a visitor has opened belongs to one sidebar of one version. */}
      <SidebarList key={`${name} ${version}`} items={items} path={path} />
    </nav>
  );
}

/** Items of a sidebar, one below the other. */
export function SidebarList({ items, path }: SidebarListProps): ReactNode {
  return (
    <ul>
      {items.map((item, position) =>
        sidebarItem(item, `${position} ${item.label}`, { path, List: SidebarList }),
      )}
    </ul>
  );
}

/** A plain function instead of a component, so that a long list costs only its elements. */
export function sidebarItem(
  item: SidebarItemData,
  key: string,
  props: Omit<SidebarCategoryProps, 'item'>,
): ReactNode {
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
          {sidebarLink(item, props.path)}
        </li>
      );
    case 'category':
      return <SidebarCategory key={key} item={item} {...props} />;
  }
}

function sidebarLink(item: SidebarItemData & { readonly type: 'link' }, path: string): ReactNode {
  if (!item.external) {
    return (
      <a href={item.href} aria-current={item.href === path ? 'page' : undefined}>
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
