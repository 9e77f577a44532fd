import { expect, test } from 'vitest';
import { releasesAt } from '../../../src/features/changelog/collection.ts';
import { newEntry } from '../../../src/generator/commands/new-entry.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';

const start = (path: string, language = 'en') =>
  newEntry({ kind: 'release', path, today: '2025-05-05' }, [releasesAt('/changelog', wordsOf(language))]);

test('a new release has the sections that say what it did', () => {
  expect(start('8.8.0')).toEqual({
    file: 'content/changelog/8.8.0.md',
    text: `---
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
`,
  });
});

test('its sections are called as the site calls them', () => {
  expect(start('8.8.0', 'de')).toHaveProperty('text', expect.stringMatching(/^## Neu$[\s\S]*^## Geändert$/m));
});

test('a release is named by its version', () => {
  for (const version of ['8.8.0', '8.8.0-beta.2']) expect(start(version)).toHaveProperty('file');
  for (const path of ['next', '8.8', '2025/8.8.0'])
    expect(start(path)).toHaveProperty('diagnostic.message', `“${path}” expects a version such as 8.8.0`);
});
