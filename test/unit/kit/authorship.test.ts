import { expect, test } from 'vitest';
import { asset, head, planning, routeAt } from '../plan/heads.ts';
import { articleData } from './article-data.ts';
import { ARTICLE, newsOf } from './invented-articles.ts';

const { mistakeIn, plan } = planning(newsOf());
const article = (name: string, frontMatter = {}) => head({ file: `content/blog/${name}.md`, frontMatter });
const data = articleData({ authors: [{ id: 'ann', name: 'Ann', image: 'img/ann.png' }] });

test('an unknown author is reported at the field with the nearest', () => {
  expect(
    mistakeIn({
      entries: [article('2025-05-05-new', { title: 'New', authors: ['anm'] })],
      data: articleData({ authors: [{ id: 'ann', name: 'Ann' }] }),
    }),
  ).toMatchInlineSnapshot(`
    {
      "code": "author/unknown",
      "hint": "Did you mean “ann”? Authors are in content/authors.yml.",
      "message": "There is no author “anm”",
      "place": {
        "column": 1,
        "file": "content/blog/2025-05-05-new.md",
        "line": 3,
      },
      "severity": "error",
    }
  `);
});

test('an unknown author of a list is reported at its own line', () => {
  const fieldLines = { authors: { line: 2, column: 1 }, 'authors[1]': { line: 4, column: 5 } };
  const entry = { ...article('2025-05-05-new', { authors: ['ann', 'anm'] }), fieldLines };
  const withAnn = articleData({ authors: [{ id: 'ann', name: 'Ann' }] });
  expect(mistakeIn({ entries: [entry], data: withAnn })?.place).toMatchObject({ line: 4, column: 5 });
});

test.each([
  ['img/ann.png', '/img/ann.png'],
  ['/img/ann.png', '/img/ann.png'],
  ['https://ann.example/a.png', 'https://ann.example/a.png'],
])('the picture %s of an author is %s', (image, shown) => {
  const site = plan({
    entries: [article('2025-05-05-new', { authors: ['ann'] })],
    data: articleData({ authors: [{ id: 'ann', name: 'Ann', image }] }),
    assets: [asset('content/static/img/ann.png')],
  });
  expect(routeAt(site, '/blog/new', ARTICLE).content.authors).toMatchObject([{ image: shown }]);
});

test('a missing picture of an author is reported once', () => {
  expect(
    mistakeIn({
      entries: [
        article('2025-05-05-new', { authors: ['ann'] }),
        article('2024-01-02-old', { authors: ['ann'] }),
      ],
      data,
    }),
  ).toMatchInlineSnapshot(`
    {
      "code": "link/missing-image",
      "hint": "Put the file at content/static/img/ann.png, or correct the path.",
      "message": "The image “/img/ann.png” does not exist",
      "place": {
        "column": 3,
        "file": "content/authors.yml",
        "line": 4,
      },
      "severity": "error",
    }
  `);
});
