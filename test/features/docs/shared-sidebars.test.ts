import { describe, expect, test } from 'vitest';
import { docLayoutAt } from './docs-of.ts';
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
});
