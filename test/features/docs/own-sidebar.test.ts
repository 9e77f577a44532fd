import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { docsSidebar } from '../../../docs-sidebar.ts';
import type { SidebarItemInput } from '../../../src/features/docs/sidebar-schema.ts';
import { projectRoot } from '../../machine.ts';

test("each doc of the site is in its sidebar once, by its id or by its folder's", () => {
  const items = docsSidebar.flatMap(coveredBy);
  const timesListed = (id: string) =>
    items.filter(item => item === id || (item.endsWith('/') && id.startsWith(item))).length;
  expect(docIds().filter(id => timesListed(id) !== 1)).toEqual([]);
});

/** The docs of an item: ids, and folders with a slash behind them. */
function coveredBy(item: SidebarItemInput): readonly string[] {
  if (typeof item === 'string') return [item];
  if (item.type === 'doc') return [item.id];
  if (item.type === 'folder') return [`${item.folder}/`];
  return item.type === 'category' ? item.items.flatMap(coveredBy) : [];
}

function docIds(): readonly string[] {
  return readdirSync(join(projectRoot, 'content', 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => name.replaceAll('\\', '/').replace(/\.md$/, ''));
}
