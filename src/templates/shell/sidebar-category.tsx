import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { SidebarItemData } from '../contract/layout.ts';
import { fillWord } from '../shared/words/fill-word.ts';
import { shellWords } from '../words.ts';
import { LoadFailed } from './load-failed.tsx';
import { Loading } from './loading.tsx';
import { type CategoryData, useBranch } from './use-branch.ts';
import { useHydrated } from './use-hydrated.ts';

/** What a list of sidebar items needs in order to be shown. */
export interface SidebarListProps {
  readonly items: readonly SidebarItemData[];
  readonly path: string;
}

export interface SidebarCategoryProps extends Omit<SidebarListProps, 'items'> {
  readonly item: CategoryData;
  /** Shows the items below it. */
  readonly List: ComponentType<SidebarListProps>;
}

/** A branch of the sidebar: its head, and below it the items, or the state of fetching them. */
export function SidebarCategory({ item, path, List }: SidebarCategoryProps): ReactNode {
  const { isOpen, items, failure, toggle, load } = useBranch(item, path);
  function retry({ currentTarget }: MouseEvent): void {
    // The focused button goes away.
    currentTarget.closest('.category')?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    load();
  }
  return (
    <li
      className={item.className === undefined ? 'category' : `category ${item.className}`}
      data-branch={item.branch === `${item.href}.json` ? undefined : item.branch}
    >
      <CategoryHead item={item} isOpen={isOpen} isCurrent={item.href === path} onToggle={toggle} />
      {isOpen && items && <List items={items} path={path} />}
      {isOpen && !items && (failure ? <LoadFailed error={failure.error} onRetry={retry} /> : <Loading />)}
    </li>
  );
}

interface CategoryHeadProps {
  readonly item: CategoryData;
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
  readonly onToggle: () => void;
}

/** A category with its own page is a link, and after hydration also a button. Without one it is a button, and before hydration plain text. */
function CategoryHead({ item, isOpen, isCurrent, onToggle }: CategoryHeadProps): ReactNode {
  const isHydrated = useHydrated();
  if (item.href === undefined) {
    if (!isHydrated) return <span>{item.label}</span>;
    return (
      <button type="button" className="category-head" aria-expanded={isOpen} onClick={onToggle}>
        {item.label}
      </button>
    );
  }
  function toggleWhenAlreadyThere(event: MouseEvent): void {
    if (!isCurrent || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onToggle();
  }
  return (
    <>
      <a href={item.href} aria-current={isCurrent ? 'page' : undefined} onClick={toggleWhenAlreadyThere}>
        {item.label}
      </a>
      {isHydrated && (
        <button
          type="button"
          className="icon-button"
          aria-expanded={isOpen}
          aria-label={fillWord(shellWords.pagesBelow, { label: item.label })}
          onClick={onToggle}
        />
      )}
    </>
  );
}
