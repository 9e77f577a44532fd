import { expect, test } from 'vitest';
import { AUTHORS } from '../../../src/generator/kit/authors.ts';
import { TAGS } from '../../../src/generator/kit/tags.ts';
import { loadSiteData } from '../../../src/generator/load/load-site-data.ts';
import { printed } from '../load/load-text.ts';

const load = (files: Readonly<Record<string, string>>) =>
  loadSiteData(
    Object.entries(files).map(([file, text]) => ({ file, bytes: new TextEncoder().encode(text) })),
    [AUTHORS, TAGS],
    { name: 'Map Maker', slug: 'map-maker' },
  );

test('authors.yml and tags.yml give authors and tags', async () => {
  const { data, diagnostics } = await load({
    'content/authors.yml':
      'ann:\n  name: Ann\n  title: Writer at {product}\n  url: https://ann.example\n  image: /{product}.png\n  description: Draws.\n',
    'content/tags.yml':
      'release:\n  label: Release\n2024:\n  label: 2024\n  slug: year-2024\n  description: "{product} in 2024"\n',
    'content/docs/authors.yml': 'bob:\n  name: Bob\n',
  });
  expect(diagnostics).toEqual([]);
  expect(data.of(AUTHORS)).toEqual([
    {
      id: 'ann',
      name: 'Ann',
      title: 'Writer at Map Maker',
      url: 'https://ann.example',
      image: '/map-maker.png',
      description: 'Draws.',
      fieldLines: {
        name: { line: 2, column: 3 },
        title: { line: 3, column: 3 },
        url: { line: 4, column: 3 },
        image: { line: 5, column: 3 },
        description: { line: 6, column: 3 },
      },
    },
  ]);
  expect(data.of(TAGS)).toHaveLength(2);
  expect(data.of(TAGS)).toEqual(
    expect.arrayContaining([
      { id: 'release', label: 'Release', slug: 'release' },
      { id: '2024', label: '2024', slug: 'year-2024', description: 'Map Maker in 2024' },
    ]),
  );
});

test('files that are empty give nothing', async () => {
  const { data, diagnostics } = await load({ 'content/authors.yml': '', 'content/tags.yml': '# none yet\n' });
  expect([data.of(AUTHORS), data.of(TAGS), diagnostics]).toEqual([[], [], []]);
});

test('what is wrong is reported, all at once', async () => {
  const { diagnostics } = await load({
    'content/authors.yml':
      'ann:\n  name: Ann\n  url: javascript:x\nbob:\n  titel: Writer\ncid:\n  name: Cid\n  url: cid.html\n',
    'content/tags.yml':
      'a:\n  label: A\n  slug: x\nb:\n  label: B\n  slug: x\nc:\n  label: [C]\nd:\n  label: D\n  slug: a/b\ne:\n  label: E\n  slug: ""\n',
  });
  expect(printed(diagnostics)).toMatchInlineSnapshot(`
    "content/authors.yml:5:3 warning data/unknown-field
    Unknown field “bob.titel”
    → Did you mean title?

    content/authors.yml:3:3 error data/invalid-field
    “ann.url” expects a path that begins with a slash, or a URL with http, https, mailto or tel, got “javascript:x”

    content/authors.yml:5:3 error data/invalid-field
    “bob.name” is missing
    → Add name: '…'.

    content/authors.yml:8:3 error data/invalid-field
    “cid.url” expects a path that begins with a slash, or a URL with http, https, mailto or tel, got “cid.html”

    content/tags.yml:8:3 error data/invalid-field
    “c.label” expects text, got a list

    content/tags.yml:11:3 error data/invalid-field
    “d.slug” expects one segment of a path, got “a/b”

    content/tags.yml:14:3 error data/invalid-field
    “e.slug” expects one segment of a path, got “”

    content/tags.yml:4:1 error data/equal-slugs
    The tags “a” and “b” have the same slug, “x”
    → Give one of them another slug.
      content/tags.yml:1:1 “a” is here"
  `);
});
