import { compareText } from '../../model/text/compare-text.ts';
import type { AdoptedPage, SidebarItem } from '../adopted-site.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { titleIn } from '../text/headings.ts';
import { type Fields, fieldsOf, given, isFields, textOf } from '../values.ts';
import type { MetaFiles } from './meta-files.ts';
import type { PageBranch } from './page-branch.ts';
import { titleOfName } from './title-of-name.ts';

/** An entry of a folder: what its `_meta` says of a name, and the pages of that name. */
export interface Entry {
  readonly name: string;
  readonly label?: string;
  readonly fields: Fields;
  readonly branch?: PageBranch;
}

/**
 * The entries of a folder in their order: those that `_meta` names, then the others by name
 * (https://nextra.site/docs/file-conventions/meta-file).
 */
export function entriesOf({ address, children }: PageBranch, metaFiles: MetaFiles): readonly Entry[] {
  const { '*': common, ...meta } = metaFiles.get(address) ?? {};
  const named = Object.keys(meta);
  const others = [...children.keys()].filter(name => !named.includes(name)).sort(compareText);
  const names = [...(named.includes('index') ? [] : ['index']), ...named, ...others];
  return names.map(name => {
    const written = meta[name];
    const fields = { ...fieldsOf(common), ...(isFields(written) ? written : { title: written }) };
    return { name, ...given('label', textOf(fields.title)), fields, ...given('branch', children.get(name)) };
  });
}

/** Whether an entry of the first level is in the navbar, with a sidebar of its own for the pages in it. */
export function isOfNavbar({ fields: { type } }: Entry): boolean {
  return type === 'page' || type === 'menu';
}

/** The sidebars of a branch: one for each section of the navbar, and one for all else. */
export function sidebarsOf(
  branch: PageBranch,
  metaFiles: MetaFiles,
  main: string,
): Readonly<Record<string, readonly SidebarItem[]>> {
  const entries = entriesOf(branch, metaFiles);
  const sections = entries.filter(isOfNavbar).flatMap(({ name, branch: section }) => {
    const isSection = section !== undefined && section.children.size > 0;
    return isSection
      ? [[main === 'main' ? name : `${main}-${name}`, itemsOf(section, metaFiles, 1)] as const]
      : [];
  });
  const rest = entries
    .filter(entry => !isOfNavbar(entry))
    .flatMap(entry => itemsOfEntry(entry, branch, { metaFiles, level: 1 }));
  const all = [...(rest.length > 0 ? [[main, rest] as const] : []), ...sections];
  return Object.fromEntries(all.filter(([, items]) => items.length > 0));
}

function itemsOf(branch: PageBranch, metaFiles: MetaFiles, level: number): readonly SidebarItem[] {
  return entriesOf(branch, metaFiles).flatMap(entry => itemsOfEntry(entry, branch, { metaFiles, level }));
}

function itemsOfEntry(
  { name, label, fields, branch }: Entry,
  around: PageBranch,
  { metaFiles, level }: { readonly metaFiles: MetaFiles; readonly level: number },
): readonly SidebarItem[] {
  const { display, type, href } = fields;
  if (display === 'hidden') return [];
  if (type === 'separator') return label === undefined ? [] : [{ kind: 'heading', label }];
  const link = textOf(href);
  if (link !== undefined) return label === undefined ? [] : [{ kind: 'link', label, to: link }];
  if (branch === undefined) {
    // A group that leads to the index has it already.
    const page = name === 'index' && !isPageOfGroup(around) ? around.index : undefined;
    return page === undefined ? [] : [{ kind: 'page', to: page.to, ...given('label', label) }];
  }
  const page = branch.page ?? branch.index;
  if (branch.children.size === 0)
    return page === undefined ? [] : [{ kind: 'page', to: page.to, ...given('label', label) }];
  const items = itemsOf(branch, metaFiles, level + 1);
  if (display === 'children' || items.length === 0) return items;
  const own = branch.page ?? (isPageOfGroup(branch) ? branch.index : undefined);
  const { collapsed } = fieldsOf(fields.theme);
  return [
    {
      kind: 'group',
      label: label ?? titleOf(page) ?? titleOfName(name),
      ...given('to', own?.to),
      isOpen: typeof collapsed === 'boolean' ? !collapsed : level < OPEN_LEVELS,
      items,
    },
  ];
}

/** Groups below this level are closed, unless `_meta` says otherwise. */
const OPEN_LEVELS = 2;

function isPageOfGroup({ index }: PageBranch): boolean {
  return index !== undefined && frontMatterOf(index.text).asIndexPage === true;
}

/** The title of a page in lists. */
export function titleOf(page: AdoptedPage | undefined): string | undefined {
  return page && (textOf(frontMatterOf(page.text).sidebarTitle) ?? titleIn(page.text));
}
