import { expect, test } from 'vitest';
import { sidebarsOfTheme } from '../../../src/generator/adopt/vitepress/vitepress-sidebar.ts';

const find = (link: string) => (link === '/guide/a' ? 'content/docs/guide/a.md' : undefined);

test('a link in a sidebar of VitePress without a first slash begins at the top of the site', () => {
  expect(sidebarsOfTheme([{ text: 'A', link: 'guide/a' }], find)).toEqual({
    main: [{ kind: 'page', label: 'A', to: 'content/docs/guide/a.md' }],
  });
  expect(sidebarsOfTheme([{ text: 'G', base: '/guide/', items: [{ text: 'A', link: 'a' }] }], find)).toEqual({
    main: [{ kind: 'group', label: 'G', isOpen: true, items: [expect.objectContaining({ kind: 'page' })] }],
  });
});

test('a link in a sidebar of VitePress to a file is kept', () => {
  const items = [
    { text: 'Paper', link: '/paper.pdf' },
    { text: 'Mail', link: 'mailto:a@b.example' },
  ];
  expect(sidebarsOfTheme(items, find)).toEqual({
    main: [
      { kind: 'link', label: 'Paper', to: '/paper.pdf' },
      { kind: 'link', label: 'Mail', to: 'mailto:a@b.example' },
    ],
  });
});

test('sidebars of VitePress at paths in other scripts have names of their own', () => {
  const sidebars = sidebarsOfTheme(
    { '/日本/': [{ text: 'A', link: '/guide/a' }], '/中国/': [{ text: 'B', link: '/guide/a' }] },
    find,
  );
  expect(Object.values(sidebars).flat()).toHaveLength(2);
});
