import type { SidebarItemData } from '../contract/layout.ts';

/** Reads a sidebar's items from the HTML that the server wrote. The HTML is the data, so no page contains the items a second time. */
export function readSidebar(page: ParentNode): readonly SidebarItemData[] {
  const list = page.querySelector('.docs-sidebar > .sidebar > ul');
  return list === null ? [] : readList(list);
}

function readList(list: Element): SidebarItemData[] {
  return [...list.children].filter(item => item instanceof HTMLLIElement).map(readItem);
}

function readItem(item: HTMLLIElement): SidebarItemData {
  if (item.className === 'sidebar-heading') return { type: 'heading', label: textOf(item) };
  const names = [...item.classList].filter(name => name !== 'category').join(' ');
  const className = names === '' ? {} : { className: names };
  const link = item.querySelector(':scope > a');
  const href = link?.getAttribute('href') ?? undefined;
  if (!item.classList.contains('category')) {
    const isExternal = link?.getAttribute('target') === '_blank';
    return {
      type: 'link',
      label: textOf(link),
      href: href ?? '',
      ...(isExternal && { external: true }),
      ...className,
    };
  }
  const list = item.querySelector(':scope > ul');
  const branch = item.dataset.branch ?? (list === null && href !== undefined ? `${href}.json` : undefined);
  return {
    type: 'category',
    label: textOf(link ?? item.firstElementChild),
    ...(href !== undefined && { href }),
    isOpen: list !== null,
    ...(list && { items: readList(list) }),
    ...(branch !== undefined && { branch }),
    ...className,
  };
}

function textOf(element: Element | null): string {
  return element?.textContent ?? '';
}
