import { expect, test } from 'vitest';
import { postsAt } from '../../../src/features/blog/collection.ts';
import { newEntry } from '../../../src/generator/commands/new-entry.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';

test('a new post is a draft of today, with its date in the name of its file', () => {
  const request = { kind: 'post', path: 'hello-world', today: '2025-05-05' };
  expect(newEntry(request, [postsAt('/blog', wordsOf('en'))])).toEqual({
    file: 'content/blog/2025-05-05-hello-world.md',
    text: `---
title: Hello world
description:
date: 2025-05-05
authors: []
tags: []
draft: true
---

The first paragraph is the excerpt.

<!-- more -->
`,
  });
});
