import { expect, test } from 'vitest';
import { docsCollection } from '../../../src/features/docs/collection.ts';
import { newEntry } from '../../../src/generator/commands/new-entry.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import { version } from './docs-of.ts';

const VERSIONS = [version('handbook', { name: '8.x' }), version('handbook-7', { name: '7.x', path: '7.x' })];
const DOCS = docsCollection({ path: '/docs', versions: VERSIONS }, wordsOf('en'));
const start = (path: string, request = {}) =>
  newEntry({ kind: 'doc', path, today: '2025-05-05', ...request }, [DOCS]);

test('a new doc lies in the folder of the first version, whatever that is called', () => {
  expect(start('guides/01-first-map')).toEqual({
    file: 'content/handbook/guides/01-first-map.md',
    text: `---
title: First map
description:
sidebarPosition: 1
---

Begin with what the reader can do after this page.
`,
  });
});

test('it may belong to another version, by the name of that', () => {
  expect(start('brakes', { version: '7.x' })).toHaveProperty('file', 'content/handbook-7/brakes.md');
  expect(start('brakes', { version: '6.x' })).toMatchInlineSnapshot(`
    {
      "diagnostic": {
        "code": "docs/unknown-version",
        "hint": "Did you mean “8.x”?",
        "message": "There is no docs version “6.x”. The available versions are: 8.x, 7.x",
        "severity": "error",
      },
    }
  `);
});
