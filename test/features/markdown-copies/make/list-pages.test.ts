import { expect, test } from 'vitest';
import { listPages } from '../../../../src/features/markdown-copies/make/list-pages.ts';

test('the list has a section for each page of the first level that has pages below it', () => {
  const pages = ['/', '/about', '/docs', '/docs/a', '/legal/terms'].map(page);
  expect(listPages(pages, { title: 'Pears', description: 'All of them.', otherPages: 'Pages' })).toBe(`# Pears

> All of them.

## Pages

- [Page /](https://site.example/index.md)
- [Page /about](https://site.example/about.md)
- [Page /legal/terms](https://site.example/legal/terms.md)

## Page /docs

- [Page /docs](https://site.example/docs.md)
- [Page /docs/a](https://site.example/docs/a.md)
`);
});

test('a page says what it is about, and brackets of its title are no link', () => {
  const list = listPages([{ ...page('/a'), title: 'A [b]', description: 'Of\npears.' }], {
    title: 'Pears',
    description: '',
    otherPages: 'Pages',
  });
  expect(list).toBe('# Pears\n\n## Pages\n\n- [A \\[b\\]](https://site.example/a.md): Of pears.\n');
});

test('titles and descriptions are text', () => {
  const pages = [{ ...page('/a'), title: 'The <b> *tag*', description: '<i>' }, page('/a/b')];
  const site = { title: 'P*', description: 'A <b>\nthing.', otherPages: 'Pages' };
  expect(listPages(pages, site)).toBe(
    '# P\\*\n\n> A \\<b> thing.\n\n## The \\<b> \\*tag\\*\n\n- [The \\<b> \\*tag\\*](https://site.example/a.md): \\<i>\n- [Page /a/b](https://site.example/a/b.md)\n',
  );
});

function page(path: string) {
  return {
    path,
    url: `https://site.example${path}`,
    copyUrl: `https://site.example${path === '/' ? '/index' : path}.md`,
    title: `Page ${path}`,
    description: '',
    markdown: '',
  };
}
