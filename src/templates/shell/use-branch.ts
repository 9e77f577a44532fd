import { useState } from 'react';
import type { SidebarItemData } from '../contract/layout.ts';
import { useBrowser } from './browser.ts';

/** A sidebar item with others below it. */
export type CategoryData = SidebarItemData & { readonly type: 'category' };

interface Branch {
  readonly isOpen: boolean;
  /** Absent until there are any. */
  readonly items: readonly SidebarItemData[] | undefined;
  readonly failure: { readonly error: unknown } | null;
  readonly toggle: () => void;
  /** Fetches the items again after a failure. */
  readonly load: () => void;
}

/**
 * Whether a category is open, and its items: its own, or those from the file of a closed branch. A navigation opens the way to the new
 * page and leaves all other categories as the visitor left them, even those that are open at first.
 */
export function useBranch(item: CategoryData, path: string): Branch {
  const { loadBranch } = useBrowser();
  const [isOpen, setOpen] = useState(item.isOpen);
  const [items, setItems] = useState(ownItems(item));
  const [failure, setFailure] = useState<Branch['failure']>(null);
  const [shownItem, setShownItem] = useState(item);
  if (shownItem !== item) {
    setShownItem(item);
    setItems(ownItems(item) ?? items);
    if (item.isOpen && leadsTo(item, path)) setOpen(true);
  }

  function load(): void {
    if (items || item.branch === undefined) return;
    setFailure(null);
    loadBranch(item.branch).then(
      loaded => setItems(items => items ?? loaded),
      (error: unknown) => setFailure({ error }),
    );
  }

  function toggle(): void {
    setOpen(!isOpen);
    if (!isOpen) load();
  }

  return { isOpen, items, failure, toggle, load };
}

/** Whether an item is the page, or shows it below. */
function leadsTo(item: SidebarItemData, path: string): boolean {
  if (item.type === 'heading') return false;
  const below = item.type === 'category' ? (item.items ?? []) : [];
  return item.href === path || below.some(item => leadsTo(item, path));
}

function ownItems({ items, branch }: CategoryData): readonly SidebarItemData[] | undefined {
  return items ?? (branch === undefined ? [] : undefined);
}
