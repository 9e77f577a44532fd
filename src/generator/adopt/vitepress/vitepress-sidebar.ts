import type { NavbarItemConfig } from '../../model/config.ts';
import type { SidebarItem } from '../adopted-site.ts';
import { keptTargetOf } from '../new-address.ts';
import { type Fields, fieldsOf, isFields, listOf, textOf } from '../values.ts';

/** Where the page at an address is in the new site. */
export type FindPage = (link: string) => string | undefined;

/** The sidebars of a theme: one list, or a list for each path (https://vitepress.dev/reference/default-theme-sidebar). */
export function sidebarsOfTheme(
  sidebar: unknown,
  find: FindPage,
): Readonly<Record<string, readonly SidebarItem[]>> {
  const byPath = isFields(sidebar) ? Object.entries(sidebar) : [['/', sidebar] as const];
  const named = byPath.flatMap(([path, value]) => {
    const base = textOf(fieldsOf(value).base) ?? '';
    const items = listOf(isFields(value) ? value.items : value).flatMap(item =>
      itemOf(fieldsOf(item), base, find),
    );
    return items.length === 0 ? [] : [[nameOf(path), items] as const];
  });
  return Object.fromEntries(named);
}

function nameOf(path: string): string {
  return path.replaceAll(/^\/|\/$/g, '').replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-') || 'main';
}

function itemOf(item: Fields, outer: string, find: FindPage): readonly SidebarItem[] {
  const label = textOf(textOf(item.text)?.replaceAll(/<[^>]*>/g, '')) ?? textOf(item.text);
  const base = textOf(item.base) ?? outer;
  const link = textOf(item.link);
  const isWhole = link === undefined || /^(?:\/|https?:|mailto:|tel:)/.test(link);
  const whole = targetOf(isWhole ? link : base + link);
  const to = whole === undefined ? undefined : find(whole);
  const items = listOf(item.items).flatMap(child => itemOf(fieldsOf(child), base, find));
  if (items.length > 0 && label !== undefined)
    return [
      { kind: 'group', label, ...(to !== undefined && { to }), isOpen: item.collapsed !== true, items },
    ];
  if (items.length > 0) return items;
  if (label === undefined) return [];
  if (to !== undefined) return [{ kind: 'page', to, label }];
  return whole === undefined ? [] : [{ kind: 'link', label, to: whole }];
}

/** The navbar: links, and dropdowns with their groups made flat. */
export function navbarOfTheme(theme: Fields): readonly NavbarItemConfig[] {
  const items = listOf(theme.nav).flatMap((item): NavbarItemConfig[] => {
    const { text, link, items: children, activeMatch } = fieldsOf(item);
    const label = textOf(text);
    const to = targetOf(link);
    if (label === undefined) return [];
    const links = flat(children);
    if (links.length > 0) return [{ type: 'dropdown', label, items: links }];
    const base = /^\^?(\/[\w/-]+?)\/?$/.exec(textOf(activeMatch) ?? '')?.[1];
    return to === undefined ? [] : [{ label, to, ...(base !== undefined && { activeBase: base }) }];
  });
  return [...items, ...socialLinks(theme.socialLinks)];
}

function flat(items: unknown): readonly { readonly label: string; readonly to: string }[] {
  return listOf(items).flatMap(item => {
    const { text, link, items: children } = fieldsOf(item);
    const [label, to] = [textOf(text), targetOf(link)];
    return [...(label === undefined || to === undefined ? [] : [{ label, to }]), ...flat(children)];
  });
}

/** A path as the program spells it, or an address elsewhere. */
function targetOf(link: unknown): string | undefined {
  const text = textOf(link);
  if (text === undefined || /^(?:https?:|mailto:|tel:)/.test(text)) return text;
  return keptTargetOf(`/${text.replace(/^\.?\//, '').replace(/\.md(?=$|[?#])/, '')}`);
}

/** Links to places that have an icon: their names are those of the icons. */
export function socialLinks(links: unknown): readonly NavbarItemConfig[] {
  const items = isFields(links)
    ? Object.entries(links).map(([icon, link]) => ({ icon, link }))
    : listOf(links).map(fieldsOf);
  return items.flatMap((item: Fields) => {
    const to = textOf(item.link ?? item.href);
    const icon = textOf(item.ariaLabel ?? item.label ?? item.icon);
    if (to === undefined || icon === undefined) return [];
    return [
      {
        label: icon === 'github' ? 'GitHub' : icon.charAt(0).toUpperCase() + icon.slice(1),
        to,
        position: 'end',
      },
    ];
  });
}
