import type { SidebarItemData } from '../../../src/templates/contract/layout.ts';
import { planning, type TestEntries } from '../../unit/plan/heads.ts';
import { docLayoutAt, docsOf } from './docs-of.ts';

/** Sites with docs. */
export const { plan, mistakeIn } = planning(docsOf());

/** The sidebar of a page as text: one line an item, `-` = open, `+` = closed. */
export function sidebarOn(path: string, site: TestEntries): string {
  return linesOf(docLayoutAt(plan(site), path).sidebar, '').join('\n');
}

/** Items of a sidebar as lines of that text. */
export function linesOf(items: readonly SidebarItemData[], indent: string): readonly string[] {
  return items.flatMap(item => {
    if (item.type === 'heading') return [`${indent}# ${item.label}`];
    if (item.type === 'link') return [`${indent}${item.label} ${item.href}`];
    const parts = [item.isOpen ? '-' : '+', item.label, item.href, item.branch].filter(
      part => part !== undefined,
    );
    return [indent + parts.join(' '), ...linesOf(item.items ?? [], `${indent}  `)];
  });
}

/** Docs in folders, in no order. */
export const TREE = [
  'content/docs/index.md',
  'content/docs/02-later/a.md',
  'content/docs/01-first/step-10.md',
  'content/docs/01-first/step-2.md',
  'content/docs/01-first/deep/x.md',
  'content/docs/01-first/deep/y.md',
  'content/docs/zebra.md',
  'content/docs/Apple.md',
];
