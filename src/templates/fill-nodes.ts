import { createElement, Fragment, type ReactNode } from 'react';
import type { Word } from './shared/words/words.ts';

/** A word with elements in place of its names. */
export function fillNodes<Name extends string>(
  word: Word<Name>,
  nodes: Readonly<Record<Name, ReactNode>>,
): ReactNode {
  const parts = word.split(/\{(\w+)\}/);
  // Every second part is a name.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 ? nodes[part as Name] : part)),
  );
}
