import type { LinkConfig, NavbarItemConfig } from '../../model/config.ts';
import { keptTargetOf } from '../new-address.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../values.ts';

/** Finds the address of a doc by its id, or that of the first doc of a sidebar. */
export interface NavbarTargets {
  readonly ofDoc: (id: string) => string | undefined;
  readonly ofSidebar: (name: string) => string | undefined;
}

/** The navbar of the theme (https://docusaurus.io/docs/api/themes/configuration#navbar). */
export function navbarOf(navbar: Fields, targets: NavbarTargets): readonly NavbarItemConfig[] {
  return listOf(navbar.items).flatMap((item): NavbarItemConfig[] => {
    const fields = fieldsOf(item);
    const position = fields.position === 'right' ? ({ position: 'end' } as const) : {};
    const label = textOf(fields.label);
    const items = listOf(fields.items).flatMap(child => linkOf(fieldsOf(child), targets) ?? []);
    if (items.length > 0) return label === undefined ? [] : [{ type: 'dropdown', label, items, ...position }];
    const link = linkOf(fields, targets);
    return link === undefined ? [] : [{ ...link, ...position }];
  });
}

/** The footer of the theme: columns of links, or one list. */
export function footerOf(
  footer: Fields,
  targets: NavbarTargets,
): readonly { readonly title: string; readonly items: readonly LinkConfig[] }[] {
  return listOf(footer.links).flatMap(group => {
    const { title, items } = fieldsOf(group);
    const links = listOf(items).flatMap(item => linkOf(fieldsOf(item), targets) ?? []);
    const name = textOf(title);
    return name === undefined || links.length === 0 ? [] : [{ title: name, items: links }];
  });
}

function linkOf(fields: Fields, targets: NavbarTargets): LinkConfig | undefined {
  const label =
    textOf(fields.label) ?? (fields.type === 'doc' ? textOf(fields.docId) : undefined) ?? labelOf(fields);
  const to =
    targetOf(fields.href) ??
    targetOf(fields.to) ??
    (fields.docId === undefined ? undefined : targets.ofDoc(String(fields.docId))) ??
    (fields.sidebarId === undefined ? undefined : targets.ofSidebar(String(fields.sidebarId)));
  return label === undefined || to === undefined ? undefined : { label, to };
}

/** A link that only has an icon: its name for readers. */
function labelOf(fields: Fields): string | undefined {
  return textOf(fields['aria-label']);
}

/** A path without the base URL as the program spells it, or an address elsewhere. */
function targetOf(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined || /^(?:https?:|mailto:|tel:)/.test(text)) return text;
  return keptTargetOf(`/${text.replace(/^(?:pathname:\/\/)?\/?/, '')}`);
}
