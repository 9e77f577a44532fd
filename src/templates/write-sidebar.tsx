import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SidebarItemData } from './contract/layout.ts';
import { rawHtml } from './raw-html.ts';
import { sidebarItem } from './shell/sidebar.tsx';
import type { SidebarListProps } from './shell/sidebar-category.tsx';

/** Lists without a current page, by their items: hundreds of pages share a list that is rendered once. */
const lists = new WeakMap<readonly SidebarItemData[], string>();
/** Items without a current page: the sidebars of all branches show the same closed categories. */
const rendered = new WeakMap<SidebarItemData, string>();

/** The list of a sidebar with the page's item marked, as `Sidebar` renders it before hydration. */
export function writeSidebar(items: readonly SidebarItemData[], path: string): string {
  const [link = ''] = renderToStaticMarkup(createElement('a', { href: path })).split('>', 1);
  return `<ul>${writeItems(items)}</ul>`.replaceAll(`${link}>`, () => `${link} aria-current="page">`);
}

function writeItems(items: readonly SidebarItemData[]): string {
  const list = lists.get(items) ?? items.map(writeItem).join('');
  lists.set(items, list);
  return list;
}

function writeItem(item: SidebarItemData): string {
  const props = { path: '', List: WrittenList };
  const html = rendered.get(item) ?? renderToStaticMarkup(sidebarItem(item, '', props));
  rendered.set(item, html);
  return html;
}

function WrittenList({ items }: SidebarListProps): ReactNode {
  return <ul {...rawHtml(writeItems(items))} />;
}
