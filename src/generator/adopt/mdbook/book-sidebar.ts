import type { AdoptedPage, SidebarItem } from '../adopted-site.ts';
import { publishablePath } from '../publishable-path.ts';
import { titleIn } from '../text/headings.ts';
import type { SummaryItem } from './summary.ts';

/** The sidebar of a book: its summary. Chapters without a file are left out, unless others are below them. */
export function sidebarOfBook(
  summary: readonly SummaryItem[],
  pages: readonly AdoptedPage[],
): readonly SidebarItem[] {
  const titles = new Map(pages.map(({ to, fields, text }) => [to, fields.title ?? titleIn(text)]));
  return summary.flatMap(item => itemsOf(item, titles));
}

function itemsOf(item: SummaryItem, titles: ReadonlyMap<string, unknown>): readonly SidebarItem[] {
  if (item.kind === 'part') return [{ kind: 'heading', label: item.title }];
  const to = `content/docs/${publishablePath(item.file)}`;
  const hasPage = item.file !== '' && titles.has(to);
  const items = item.items.flatMap(child => itemsOf(child, titles));
  if (items.length > 0)
    return [{ kind: 'group', label: item.title, ...(hasPage && { to }), isOpen: true, items }];
  if (!hasPage) return [];
  return [{ kind: 'page', to, ...(titles.get(to) !== item.title && { label: item.title }) }];
}
