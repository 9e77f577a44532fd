import type { MouseEvent, ReactNode } from 'react';
import type { SidebarItemData } from '../contract.ts';
import { LoadFailed } from './load-failed.tsx';
import { Loading } from './loading.tsx';
import { type CategoryData, useBranch } from './use-branch.ts';

interface SidebarCategoryProps {
  readonly item: CategoryData;
  readonly isHydrated: boolean;
  readonly renderItems: (items: readonly SidebarItemData[], isHydrated: boolean) => ReactNode;
}

/** A branch of the sidebar: its head, and below it the items, or what became of fetching them. */
export function SidebarCategory({ item, isHydrated, renderItems }: SidebarCategoryProps): ReactNode {
  const { isOpen, items, failure, toggle, load } = useBranch(item);
  return (
    <li className={item.className}>
      <CategoryHead item={item} isOpen={isOpen} isHydrated={isHydrated} onToggle={toggle} />
      {isOpen && items && <ul>{renderItems(items, isHydrated)}</ul>}
      {isOpen && !items && (failure ? <LoadFailed error={failure.error} onRetry={load} /> : <Loading />)}
    </li>
  );
}

interface CategoryHeadProps {
  readonly item: CategoryData;
  readonly isOpen: boolean;
  readonly isHydrated: boolean;
  readonly onToggle: () => void;
}

/** With a page of its own: a link and a button. Without one: a button, and before hydration plain text. */
function CategoryHead({ item, isOpen, isHydrated, onToggle }: CategoryHeadProps): ReactNode {
  if (item.href === undefined) {
    if (!isHydrated) return <span className="category">{item.label}</span>;
    return (
      <button type="button" className="category" aria-expanded={isOpen} onClick={onToggle}>
        {item.label}
      </button>
    );
  }
  function toggleWhenAlreadyThere(event: MouseEvent): void {
    if (!item.isCurrent || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onToggle();
  }
  return (
    <div className="category">
      <a href={item.href} aria-current={item.isCurrent ? 'page' : undefined} onClick={toggleWhenAlreadyThere}>
        {item.label}
      </a>
      <button
        type="button"
        className="icon-button script-only"
        aria-expanded={isOpen}
        aria-label={`Pages below ${item.label}`}
        onClick={onToggle}
      />
    </div>
  );
}
