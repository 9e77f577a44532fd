import { describe, expect, test } from 'vitest';
import { category, docLayoutAt, docsOf, withCategories } from './docs-of.ts';
import { plan, TREE } from './sidebar-text.ts';

describe('what pages share', () => {
  const site = plan(TREE);
  const sidebarAt = (path: string) => docLayoutAt(site, path).sidebar;

  test('is the whole sidebar, for the pages of one branch', () => {
    expect(sidebarAt('/docs/first/deep/x')).toBe(sidebarAt('/docs/first/deep/y'));
    expect(sidebarAt('/docs/first/deep/x')).toBe(sidebarAt('/docs/first/deep'));
    expect(sidebarAt('/docs')).toBe(sidebarAt('/docs/zebra'));
    expect(sidebarAt('/docs')).not.toBe(sidebarAt('/docs/later'));
  });

  test('are the items of every branch that is not on the way to the page', () => {
    const [onX = [], onMain = []] = [sidebarAt('/docs/first/deep/x'), sidebarAt('/docs')];
    expect(onX).toHaveLength(5);
    expect(onX.filter((item, index) => item !== onMain[index])).toEqual([onX[1]]);
  });

  test('with the file of a branch are its items', () => {
    const open = sidebarAt('/docs/later')?.[2];
    const branch = site.jsonFiles.find(({ output }) => output.endsWith('/later.json'));
    expect(open?.type === 'category' && open.items).toBe(branch?.items);
  });

  test('keeps the sidebars of a site as few as its branches, however many pages there are', () => {
    const files = Array.from({ length: 200 }, (_, index) => `content/docs/f${index % 10}/p${index}.md`);
    const layouts = plan(files).routes.flatMap(({ kind, layout }) =>
      kind === 'doc' && layout.type === 'docs' ? layout : [],
    );
    expect(layouts).toHaveLength(200);
    expect(new Set(layouts.map(({ sidebar }) => sidebar)).size).toBe(10);
  });

  test('has a file of its own for each of two folders whose names differ by their numbers alone', () => {
    const { jsonFiles } = plan({
      entries: ['content/docs/1-guides/a.md', 'content/docs/2-guides/b.md'],
      data: withCategories(category('1-guides', { link: 'none' }), category('2-guides', { link: 'none' })),
    });
    expect(jsonFiles).toMatchObject([{ items: [{ label: 'a' }] }, { items: [{ label: 'b' }] }]);
    expect(new Set(jsonFiles.map(({ output }) => output)).size).toBe(2);
  });

  test('is one file for a folder that is in a sidebar twice', () => {
    const folder = { type: 'folder', folder: 'guides' } as const;
    const items = ['First', 'Second'].map(
      label => ({ type: 'category', label, isCollapsed: false, items: [folder] }) as const,
    );
    const { jsonFiles } = plan({
      entries: ['content/docs/guides/a.md', 'content/docs/guides/deep/b.md'],
      features: [docsOf({ sidebars: { guide: items } })],
    });
    expect(jsonFiles).toMatchObject([{ items: [{ label: 'b' }] }]);
  });
});
