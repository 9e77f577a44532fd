import type { CodeBlock } from '../../model/entry.ts';

/** Turns code blocks into HTML with token classes, which the theme colours for both modes. */
export interface Highlighter {
  /** Loads the grammar that the block needs; `null` if it is there. Unknown languages are shown as plain text. */
  readonly load: (block: CodeBlock) => Promise<void> | null;
  readonly highlight: (block: CodeBlock) => string;
}

/** Very long code is not worth the time: it stays plain. */
export const MOST_CHARACTERS = 200_000;
