import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SidebarItemData } from './contract/layout.ts';
import { SidebarList } from './shell/sidebar.tsx';

/** Lists without a current page, by their items: hundreds of pages share a list that is rendered once. */
const lists = new WeakMap<readonly SidebarItemData[], string>();

/** The list of a sidebar with the page's item marked, as `Sidebar` renders it before hydration. */
export function writeSidebar(items: readonly SidebarItemData[], path: string): string {
  let list = lists.get(items);
  if (list === undefined) {
    list = renderToStaticMarkup(<SidebarList items={items} path="" isHydrated={false} />);
    lists.set(items, list);
  }
  const [link = ''] = renderToStaticMarkup(createElement('a', { href: path })).split('>', 1);
  return list.replaceAll(`${link}>`, () => `${link} aria-current="page">`);
}
