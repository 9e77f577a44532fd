import type { AdoptedPage, Note, SidebarItem } from '../adopted-site.ts';
import { publishablePath } from '../publishable-path.ts';
import { titleIn } from '../text/headings.ts';
import { fieldsOf, listOf, textOf } from '../values.ts';

export interface NavSource {
  readonly pages: readonly AdoptedPage[];
  readonly configFile: string;
}

/** The sidebar of the field `nav`; empty where the order is that of the files. */
export function sidebarOfNav(
  nav: unknown,
  source: NavSource,
): { readonly items: readonly SidebarItem[]; readonly notes: readonly Note[] } {
  const notes: Note[] = [];
  const titles = new Map(source.pages.map(({ to, fields, text }) => [to, fields.title ?? titleIn(text)]));
  const folders = [...titles.keys()];
  return { items: listOf(nav).flatMap(itemsOf), notes };

  function itemsOf(item: unknown): readonly SidebarItem[] {
    const path = textOf(item);
    if (path !== undefined) return leaf(undefined, path);
    return Object.entries(fieldsOf(item)).flatMap(([label, value]) => {
      const target = textOf(value);
      return target === undefined ? group(label, listOf(value)) : leaf(label, target);
    });
  }

  /** An index that opens a section without a label of its own is the page of the section. */
  function group(label: string, children: readonly unknown[]): readonly SidebarItem[] {
    const [first, ...others] = children;
    const own =
      typeof first === 'string' && /(?:^|\/)(?:index|README)\.md$/i.test(first) ? pageOf(first) : undefined;
    const items = (own === undefined ? children : others).flatMap(itemsOf);
    const title = label || textOf(own && titles.get(own));
    // Without any name there is nothing to unfold.
    if (!title) return children.flatMap(itemsOf);
    if (items.length === 0) return own === undefined ? [] : [{ kind: 'page', to: own, label: title }];
    return [{ kind: 'group', label: title, ...(own !== undefined && { to: own }), isOpen: false, items }];
  }

  function leaf(label: string | undefined, target: string): readonly SidebarItem[] {
    if (/^(?:https?:|mailto:)/.test(target)) return [{ kind: 'link', label: label ?? target, to: target }];
    const to = pageOf(target);
    if (to !== undefined)
      return [{ kind: 'page', to, ...(label !== undefined && titles.get(to) !== label && { label }) }];
    const folder = publishablePath(target.replace(/^\.?\/|\/?(?:\*\*?\/?)*(?:\*\.md)?$/g, ''));
    if (folder !== '' && folders.some(file => file.startsWith(`content/docs/${folder}/`))) {
      const items: readonly SidebarItem[] = [{ kind: 'folder', folder }];
      return label === undefined ? items : [{ kind: 'group', label, isOpen: false, items }];
    }
    notes.push({
      message: `The sidebar has no “${target}”, because there is no such page`,
      place: { file: source.configFile },
    });
    return [];
  }

  function pageOf(target: string): string | undefined {
    const to = `content/docs/${publishablePath(target.replace(/^\.?\//, ''))}`;
    return titles.has(to) ? to : undefined;
  }
}
