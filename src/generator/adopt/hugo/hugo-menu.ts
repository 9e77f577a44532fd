import type { LinkConfig, NavbarItemConfig } from '../../model/config.ts';
import { keptTargetOf } from '../new-address.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../values.ts';
import type { HugoConfig } from './hugo-config.ts';
import type { HugoEntry } from './hugo-entries.ts';

/** The main menu, from the settings and from the front matter of pages (https://gohugo.io/content-management/menus/). */
export function hugoNavbarOf(
  { menus }: HugoConfig,
  entries: readonly HugoEntry[],
): readonly NavbarItemConfig[] {
  const all = [...listOf(menus.main).map(fieldsOf), ...entries.flatMap(entry => itemsOfPage(entry))];
  const sorted = all.sort((a, b) => weightOf(a) - weightOf(b));
  const isTop = ({ parent }: Fields) => textOf(parent) === undefined;
  return sorted.filter(isTop).flatMap((item): readonly NavbarItemConfig[] => {
    const label = labelOf(item);
    const names = [textOf(item.identifier), label];
    const items = sorted
      .filter(({ parent }) => textOf(parent) !== undefined && names.includes(textOf(parent)))
      .flatMap(linkOf);
    if (items.length > 0 && label !== undefined) return [{ type: 'dropdown', label, items }];
    return linkOf(item);
  });
}

/** `menu: main`, `menu: [main]`, or `menu: { main: { weight: 10 } }`. */
function itemsOfPage({ fields, address }: HugoEntry): readonly Fields[] {
  const menu = fields.menus ?? fields.menu;
  const isMain = [menu].flat().includes('main');
  const { main } = fieldsOf(menu);
  if (!isMain && main === undefined) return [];
  return [{ name: fields.linkTitle ?? fields.title, url: address, weight: fields.weight, ...fieldsOf(main) }];
}

/** Items without a weight come last. */
function weightOf({ weight }: Fields): number {
  return Number(weight ?? 0) || Number.MAX_SAFE_INTEGER;
}

/** Text without the HTML of icons. */
function labelOf({ name, title, identifier }: Fields): string | undefined {
  return [name, title, identifier]
    .map(text => textOf(textOf(text)?.replaceAll(/<[^>]*>/g, '')))
    .find(text => text !== undefined);
}

function linkOf(item: Fields): readonly LinkConfig[] {
  const label = labelOf(item);
  const target = textOf(item.url) ?? textOf(item.pageRef) ?? textOf(item.pageref);
  if (label === undefined || target === undefined) return [];
  if (/^(?:https?:|mailto:|tel:)/.test(target)) return [{ label, to: target }];
  return [{ label, to: keptTargetOf(`/${target.replace(/^\/+/, '')}`) }];
}
