import { describe, expect, test } from 'vitest';
import { loadSiteData } from '../../../src/generator/load/load-site-data.ts';
import { printed } from './load-text.ts';

const load = (files: Readonly<Record<string, string>>) =>
  loadSiteData(
    Object.entries(files).map(([file, text]) => ({ file, bytes: new TextEncoder().encode(text) })),
    { name: 'Map Maker', slug: 'map-maker' },
  );

describe('data files', () => {
  test('give authors, tags and categories', () => {
    const { data, diagnostics } = load({
      'content/authors.yml':
        'ann:\n  name: Ann\n  title: Writer at {product}\n  url: https://ann.example\n  image: /{product}.png\n',
      'content/tags.yml':
        'release:\n  label: Release\n2024:\n  label: 2024\n  slug: year-2024\n  description: "{product} in 2024"\n',
      'content/docs/guides/01-maps/_category.yml':
        'label: Maps of {product}\nposition: 2\ncollapsed: true\nclassName: wide\nlink:\n  index: /docs/{product}\n',
      'content/docs-7/_category.yml': 'link: none\n',
    });
    expect(diagnostics).toEqual([]);
    expect(data).toEqual({
      authors: [
        {
          id: 'ann',
          name: 'Ann',
          title: 'Writer at Map Maker',
          url: 'https://ann.example',
          image: '/map-maker.png',
        },
      ],
      tags: expect.arrayContaining([
        { id: 'release', label: 'Release', slug: 'release' },
        { id: '2024', label: '2024', slug: 'year-2024', description: 'Map Maker in 2024' },
      ]),
      categories: [
        {
          file: 'content/docs/guides/01-maps/_category.yml',
          docsFolder: 'docs',
          folder: 'guides/01-maps',
          label: 'Maps of Map Maker',
          position: 2,
          isCollapsed: true,
          className: 'wide',
          link: { index: '/docs/map-maker' },
          fieldLines: {
            label: { line: 1, column: 1 },
            position: { line: 2, column: 1 },
            collapsed: { line: 3, column: 1 },
            className: { line: 4, column: 1 },
            link: { line: 5, column: 1 },
          },
        },
        {
          file: 'content/docs-7/_category.yml',
          docsFolder: 'docs-7',
          folder: '',
          link: 'none',
          fieldLines: { link: { line: 1, column: 1 } },
        },
      ],
    });
  });

  test('that are empty give nothing', () => {
    expect(load({ 'content/authors.yml': '', 'content/tags.yml': '# none yet\n' })).toEqual({
      data: { authors: [], tags: [], categories: [] },
      diagnostics: [],
    });
  });

  test('tell what is wrong, all at once', () => {
    const { diagnostics } = load({
      'content/authors.yml': 'ann:\n  name: Ann\n  url: javascript:x\nbob:\n  titel: Writer\n',
      'content/tags.yml':
        'a:\n  label: A\n  slug: x\nb:\n  label: B\n  slug: x\nc:\n  label: [C]\nd:\n  label: D\n  slug: a/b\n',
      'content/docs/_category.yml': 'colapsed: true\nposition: first\nlink: nowhere\n',
      'content/docs/a/_category.yml': 'label: a: b\n',
      'content/docs/b/_category.yml': 'label: A\nlabel: B\n',
      'content/docs/c/_category.yml': '- a\n',
    });
    expect(printed(diagnostics)).toMatchInlineSnapshot(`
      "content/authors.yml:5:3 warning data/unknown-field
      Unknown field “bob.titel”
      → Did you mean title?

      content/authors.yml:3:3 error data/invalid-field
      “ann.url” expects a path that begins with a slash, or a URL with http, https, mailto or tel, got "javascript:x"

      content/authors.yml:5:3 error data/invalid-field
      “bob.name” is missing
      → Add it.

      content/tags.yml:8:3 error data/invalid-field
      “c.label” expects text, got a list

      content/tags.yml:11:3 error data/invalid-field
      “d.slug” expects one segment of a path, got "a/b"

      content/tags.yml:4:1 error data/equal-slugs
      The tags “a” and “b” have one slug, “x”
      → Give one of them another slug.
        content/tags.yml:1:1 “a” is here

      content/docs/_category.yml:1:1 warning data/unknown-field
      Unknown field “colapsed”
      → Did you mean collapsed?

      content/docs/_category.yml:2:1 error data/invalid-field
      “position” expects a number, got "first"

      content/docs/_category.yml:3:1 error data/invalid-field
      “link” expects “none”, or one of doc and index, got "nowhere"

      content/docs/a/_category.yml:1:8 error data/yaml
      The YAML is broken: Nested mappings are not allowed in compact mappings
      → Put a value that holds a colon between quotes.

      content/docs/b/_category.yml:2:1 error data/duplicate-key
      The key “label” is given twice, first on line 1
      → Keep one of them.
        content/docs/b/_category.yml:1:1 first given here

      content/docs/c/_category.yml:1:1 error data/not-fields
      Fields are expected here
      → Write each one as name: value."
    `);
  });
});
