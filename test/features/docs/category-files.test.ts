import { expect, test } from 'vitest';
import { CATEGORIES } from '../../../src/features/docs/categories.ts';
import { loadSiteData } from '../../../src/generator/load/load-site-data.ts';
import { printed } from '../../unit/load/load-text.ts';

const load = (files: Readonly<Record<string, string>>) =>
  loadSiteData(
    Object.entries(files).map(([file, text]) => ({ file, bytes: new TextEncoder().encode(text) })),
    [CATEGORIES],
    { name: 'Map Maker', slug: 'map-maker' },
  );

test('each _category.yml says what its folder is', async () => {
  const { data, diagnostics } = await load({
    'content/docs/guides/01-maps/_category.yml':
      'label: Maps of {product}\nposition: 2\ncollapsed: true\nclassName: wide\nlink:\n  index: /docs/{product}\n',
    'content/docs-7/_category.yml': 'link: none\n',
  });
  expect(diagnostics).toEqual([]);
  expect(data.of(CATEGORIES)).toEqual([
    {
      file: 'content/docs/guides/01-maps/_category.yml',
      label: 'Maps of Map Maker',
      position: 2,
      isCollapsed: true,
      className: 'wide',
      link: { index: '/docs/map-maker' },
      linkPlace: { file: 'content/docs/guides/01-maps/_category.yml', line: 6, column: 3 },
    },
    {
      file: 'content/docs-7/_category.yml',
      link: 'none',
      linkPlace: { file: 'content/docs-7/_category.yml', line: 1, column: 1 },
    },
  ]);
});

test('what is wrong is reported, all at once', async () => {
  const { diagnostics } = await load({
    'content/docs/_category.yml': 'colapsed: true\nposition: first\nlink: nowhere\n',
    'content/docs/a/_category.yml': 'label: a: b\n',
    'content/docs/b/_category.yml': 'label: A\nlabel: B\n',
    'content/docs/c/_category.yml': '- a\n',
  });
  expect(printed(diagnostics)).toMatchInlineSnapshot(`
    "content/docs/_category.yml:1:1 warning data/unknown-field
    Unknown field “colapsed”
    → Did you mean collapsed?

    content/docs/_category.yml:2:1 error data/invalid-field
    “position” expects a number, got “first”

    content/docs/_category.yml:3:1 error data/invalid-field
    “link” expects “none”, or one of doc and index, got “nowhere”
    → Write { doc: 'nowhere' }.

    content/docs/a/_category.yml:1:8 error data/yaml
    Invalid YAML: the value contains a colon and a space
    → Put a value that contains a colon in quotes.

    content/docs/b/_category.yml:2:1 error data/duplicate-key
    The key “label” appears twice, first on line 1
    → Keep one of them.
      content/docs/b/_category.yml:1:1 first used here

    content/docs/c/_category.yml:1:1 error data/not-fields
    Expected fields here
    → Write each one as name: value."
  `);
});
