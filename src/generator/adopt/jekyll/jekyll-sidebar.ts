import type { AdoptedPage, SidebarItem } from '../adopted-site.ts';
import { keptAddressOf } from '../new-address.ts';
import { type Fields, fieldsOf, isFields, listOf, textOf } from '../values.ts';

/** A doc with its effective front matter. */
export interface JekyllDoc {
  readonly page: AdoptedPage;
  readonly fields: Fields;
}

/** The sidebar of the theme Just the Docs: `parent` names the title above, `nav_order` sorts (https://just-the-docs.com/docs/navigation/). */
export function sidebarOfParents(docs: readonly JekyllDoc[], parent?: string): readonly SidebarItem[] {
  return docs
    .filter(({ fields }) => textOf(fields.parent) === parent && fields.nav_exclude !== true)
    .filter(({ fields }) => textOf(fields.title) !== undefined)
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map(({ page, fields }): SidebarItem => {
      const label = textOf(fields.title) ?? '';
      const items = label === parent ? [] : sidebarOfParents(docs, label);
      return items.length === 0
        ? { kind: 'page', to: page.to }
        : { kind: 'group', label, to: page.to, isOpen: false, items };
    });
}

function orderOf({ fields }: JekyllDoc): number {
  const order = Number(fields.nav_order ?? Number.POSITIVE_INFINITY);
  return Number.isNaN(order) ? Number.POSITIVE_INFINITY : Math.min(order, Number.MAX_SAFE_INTEGER);
}

/** A sidebar that a data file lists: titles with lists of links below them. Empty unless its links lead to docs. */
export function sidebarOfData(data: unknown, docs: readonly JekyllDoc[]): readonly SidebarItem[] {
  const places = new Map(docs.map(({ page }) => [keptAddressOf(page.address), page.to]));
  return itemsOf(data);

  function itemsOf(value: unknown): readonly SidebarItem[] {
    return listOf(value).flatMap(item => (isFields(item) ? itemOf(item) : []));
  }

  function itemOf(item: Fields): readonly SidebarItem[] {
    const label = textOf(item.title ?? item.name ?? item.label);
    const link = textOf(item.link ?? item.url ?? item.href ?? item.path);
    const to = link?.startsWith('/') ? places.get(keptAddressOf(link)) : undefined;
    const items = Object.values(item).flatMap(itemsOf);
    if (items.length > 0 && label !== undefined)
      return [{ kind: 'group', label, ...(to !== undefined && { to }), isOpen: false, items }];
    return to === undefined ? [] : [{ kind: 'page', to, ...(label !== undefined && { label }) }];
  }
}

/** The outermost lists in a data file, whatever fields they are in. */
export function listsIn(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return [data];
  return Object.values(fieldsOf(data)).flatMap(listsIn);
}
