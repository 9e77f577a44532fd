import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type EntryRequest, newEntry } from '../../../src/generator/commands/new-entry.ts';
import type { Collection } from '../../../src/generator/model/collection.ts';
import { withDatePrefix } from '../../../src/generator/model/paths/file-path.ts';
import { pagesIn } from '../../../src/generator/pages.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';

const PAGES = pagesIn(wordsOf('en'));
const NOTES: Collection = {
  name: 'notes',
  folders: ['content/notes/', 'content/old-notes/'],
  frontMatter: v.object({}),
  baseOf: () => '/notes',
  segmentsOf: path => path.split('/'),
  titleOf: path => `Note ${path}`,
  starter: {
    kind: 'note',
    start: ({ path, title, today }) =>
      path === 'none'
        ? { problem: 'expects something to note' }
        : {
            path: withDatePrefix(path, today),
            frontMatter: { title, price: 5, town: null, tags: [], code: '404' },
            text: 'What there is to note.',
          },
    folderOf: version =>
      version === 'old'
        ? { folder: 'content/old-notes/' }
        : { diagnostic: { severity: 'error', code: 'note/version', message: version } },
  },
};
const { starter: _, ...SILENT } = { ...NOTES, name: 'silent' };

function start(kind: string, path: string, request: Partial<EntryRequest> = {}) {
  return newEntry({ kind, path, today: '2025-05-05', ...request }, [PAGES, NOTES, SILENT]);
}

test('a new entry lies in the first folder of its collection, and begins as the collection says', () => {
  expect(start('note', 'wheels')).toEqual({
    file: 'content/notes/2025-05-05-wheels.md',
    text: `---
title: Note wheels.md
price: 5
town:
tags: []
code: "404"
---

What there is to note.
`,
  });
  expect(start('page', 'team/about-us')).toEqual({
    file: 'content/pages/team/about-us.md',
    text: '---\ntitle: About us\ndescription:\n---\n\nBegin here.\n',
  });
});

test('a date is put before the name of the file, not before that of its folder', () => {
  expect(start('note', '2025/wheels')).toHaveProperty('file', 'content/notes/2025/2025-05-05-wheels.md');
});

test('an entry of a version lies in the folder of that', () => {
  expect(start('note', 'wheels', { version: 'old' })).toHaveProperty(
    'file',
    'content/old-notes/2025-05-05-wheels.md',
  );
  expect(start('note', 'wheels', { version: 'new' })).toHaveProperty('diagnostic.code', 'note/version');
});

test('a version of a collection without versions is refused', () => {
  expect(start('page', 'about', { version: 'old' })).toMatchInlineSnapshot(`
    {
      "diagnostic": {
        "code": "usage/no-versions",
        "hint": "Leave out --for-version.",
        "message": "An entry of the kind “page” belongs to no version",
        "severity": "error",
      },
    }
  `);
});

test('a kind that no collection has is refused with the nearest and all others, none of them without a starter', () => {
  expect(start('notes', 'wheels')).toMatchInlineSnapshot(`
    {
      "diagnostic": {
        "code": "usage/unknown-kind",
        "hint": "Did you mean “note”? The kinds are: page, note, site.",
        "message": "This site has no kind of entry called “notes”",
        "severity": "error",
      },
    }
  `);
  expect(start('chapter', 'wheels')).toHaveProperty('diagnostic.hint', 'The kinds are: page, note, site.');
});

test('a path of which the collection thinks nothing is refused in its words', () => {
  expect(start('note', 'none')).toMatchInlineSnapshot(`
    {
      "diagnostic": {
        "code": "usage/path",
        "message": "“none” expects something to note",
        "severity": "error",
      },
    }
  `);
});

describe('a title', () => {
  test.each([
    ['[a]', '"[a]"'],
    ['&a', '"&a"'],
    ["it's", "It's"],
    ['404', '"404"'],
    ['true', '"True"'],
    ['Äpfel-und-10', 'Äpfel und 10'],
  ])('made from %s is written as YAML takes it', (path, title) => {
    expect(start('page', path)).toHaveProperty('text', expect.stringContaining(`title: ${title}\n`));
  });
});

describe('a path', () => {
  test('may have its ending or not', () => {
    for (const path of ['./about.md', 'about.markdown'])
      expect(start('page', path)).toEqual(start('page', 'about'));
  });

  test.each([
    '',
    '../x',
    'a//b',
    'a?b',
    'con',
    'guides/aux.old',
    'a.',
    '.hidden',
    '_part',
    'guides/_part',
    'node_modules/a',
    'x'.repeat(260),
  ])('such as “%s” is refused', path => {
    expect(start('page', path)).toHaveProperty('diagnostic.code', 'usage/path');
  });
});
