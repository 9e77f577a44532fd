import { describe, expect, it } from 'vitest';
import { ENTRY_KINDS, newEntry } from '../../../src/generator/commands/new-entry.ts';

const SITUATION = { today: '2025-05-05', docsFolder: 'docs' };

describe('newEntry', () => {
  it('fills in the front matter of each kind', () => {
    const paths = { doc: 'guides/01-first-map', page: 'about', post: 'hello-world', release: '8.8.0' };
    expect(ENTRY_KINDS.map(kind => newEntry(kind, paths[kind], SITUATION))).toMatchInlineSnapshot(`
      [
        {
          "file": "content/docs/guides/01-first-map.md",
          "text": "---
      title: First map
      description: 
      sidebarPosition: 1
      ---

      Begin with what the reader can do after this page.
      ",
        },
        {
          "file": "content/blog/2025-05-05-hello-world.md",
          "text": "---
      title: Hello world
      description: 
      date: 2025-05-05
      authors: []
      tags: []
      draft: true
      ---

      The first paragraph is the excerpt.

      <!-- more -->
      ",
        },
        {
          "file": "content/changelog/8.8.0.md",
          "text": "---
      title: "8.8.0: what it is about"
      description: 
      date: 2025-05-05
      ---

      ## Added

      - What is new

      ## Changed

      - What is different

      ## Fixed

      - What works again
      ",
        },
        {
          "file": "content/pages/about.md",
          "text": "---
      title: About
      description: 
      ---

      Begin here.
      ",
        },
      ]
    `);
  });

  it.each([
    ['[a]', '"[a]"'],
    ['&a', '"&a"'],
    ["it's", '"It\'s"'],
    ['Äpfel-und-10', 'Äpfel und 10'],
  ])('writes the title of %s as YAML takes it', (path, title) => {
    expect(newEntry('page', path, SITUATION)).toHaveProperty(
      'text',
      expect.stringContaining(`title: ${title}\n`),
    );
  });

  it('takes a path with or without its ending', () => {
    expect(newEntry('page', './about.md', SITUATION)).toEqual(newEntry('page', 'about', SITUATION));
  });

  it.each([
    ['page', ''],
    ['page', '../x'],
    ['doc', 'a//b'],
    ['doc', 'a?b'],
    ['release', 'next'],
    ['page', 'con'],
    ['doc', 'guides/aux.old'],
    ['page', 'a.'],
    ['page', '.hidden'],
    ['doc', 'node_modules/a'],
    ['post', 'x'.repeat(260)],
  ] as const)('refuses the %s "%s"', (kind, path) => {
    expect(newEntry(kind, path, SITUATION)).toHaveProperty('problem');
  });
});
