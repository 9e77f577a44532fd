import type { LinkConfig, NavbarItemConfig } from '../../model/config.ts';
import { keptAddressOf } from '../new-address.ts';
import { fieldsOf, isFields, textOf } from '../values.ts';
import type { MetaFiles } from './meta-files.ts';
import { type Entry, entriesOf, isOfNavbar, titleOf } from './nextra-sidebar.ts';
import { firstPageOf, type PageBranch } from './page-branch.ts';
import { titleOfName } from './title-of-name.ts';

/** The pages, links and menus of the first level that `_meta` puts into the navbar. */
export function navbarOf(branch: PageBranch, metaFiles: MetaFiles): readonly NavbarItemConfig[] {
  return entriesOf(branch, metaFiles)
    .filter(entry => isOfNavbar(entry) && entry.fields.display !== 'hidden')
    .flatMap((entry): NavbarItemConfig[] => {
      const label =
        entry.label ?? titleOf(entry.branch && firstPageOf(entry.branch)) ?? titleOfName(entry.name);
      const items = menuOf(entry);
      if (entry.fields.type === 'menu') return items.length === 0 ? [] : [{ type: 'dropdown', label, items }];
      const to = textOf(entry.fields.href) ?? addressOf(entry.branch);
      if (to === undefined) return [];
      const isSection = (entry.branch?.children.size ?? 0) > 0;
      return [{ label, to, ...(isSection && { activeBase: entry.branch?.address ?? to }) }];
    });
}

/** The items of a menu: links, and pages in its folder. */
function menuOf({ fields, branch }: Entry): readonly LinkConfig[] {
  return Object.entries(fieldsOf(fields.items)).flatMap(([name, written]) => {
    const { title, href } = isFields(written) ? written : { title: written, href: undefined };
    const to = textOf(href) ?? addressOf(branch?.children.get(name));
    return to === undefined
      ? []
      : [{ label: textOf(title) ?? titleOf(branch?.children.get(name)?.page) ?? titleOfName(name), to }];
  });
}

function addressOf(branch: PageBranch | undefined): string | undefined {
  const page = branch && firstPageOf(branch);
  return page && keptAddressOf(page.address);
}
