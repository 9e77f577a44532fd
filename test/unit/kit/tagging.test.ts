import { expect, test } from 'vitest';
import { head, planning, routeAt } from '../plan/heads.ts';
import { articleData } from './article-data.ts';
import { ARTICLE, newsOf } from './invented-articles.ts';

const { plan, mistakeIn } = planning(newsOf());
const article = (name: string, frontMatter = {}) => head({ file: `content/blog/${name}.md`, frontMatter });
const data = articleData({ tags: [{ id: 'release', label: 'Release', slug: 'releases' }] });

test('an unknown tag is reported at the field with the nearest', () => {
  expect(
    mistakeIn({ entries: [article('2025-05-05-new', { tags: ['relaese'] })], data }),
  ).toMatchInlineSnapshot(`
    {
      "code": "tag/unknown",
      "hint": "Did you mean “release”? Tags are in content/tags.yml.",
      "message": "There is no tag “relaese”",
      "place": {
        "column": 1,
        "file": "content/blog/2025-05-05-new.md",
        "line": 2,
      },
      "severity": "error",
    }
  `);
});

test('an unknown tag of a list is reported at its own line', () => {
  const fieldLines = { tags: { line: 2, column: 1 }, 'tags[1]': { line: 4, column: 5 } };
  const entry = { ...article('2025-05-05-new', { tags: ['release', 'relaese'] }), fieldLines };
  expect(mistakeIn({ entries: [entry], data })?.place).toMatchObject({ line: 4, column: 5 });
});

test('without a tags file every tag is one, and two spellings of one slug are one', () => {
  const free = plan([
    article('2025-05-05-new', { tags: ['Map Editor'] }),
    article('2025-05-04-old', { tags: ['map-editor'] }),
  ]);
  expect(free.diagnostics).toEqual([]);
  expect(routeAt(free, '/blog/new', ARTICLE).content.tags).toEqual([
    { label: 'Map Editor', href: '/blog/tags/map-editor' },
  ]);
});

test.each([
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['#maps', 'maps'],
  ['.NET 8+', 'net-8-plus'],
  ['++', 'plus-plus'],
  ['!', 'tag'],
  ['❤️ maps', 'maps'],
])('without a tags file, the tag “%s” has the address of “%s”', (name, slug) => {
  const free = plan([article('2025-05-05-new', { tags: [name] })]);
  expect(routeAt(free, '/blog/new', ARTICLE).content.tags).toEqual([
    { label: name, href: `/blog/tags/${slug}` },
  ]);
});

test('without a tags file, two tags in Hindi that differ in their vowel signs alone are two', () => {
  const free = plan([article('2025-05-05-new', { tags: ['की', 'का'] })]);
  expect(free.diagnostics).toEqual([]);
  expect(routeAt(free, '/blog/new', ARTICLE).content.tags).toEqual([
    { label: 'की', href: `/blog/tags/${encodeURIComponent('की')}` },
    { label: 'का', href: `/blog/tags/${encodeURIComponent('का')}` },
  ]);
});
