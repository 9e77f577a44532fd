import type { CodeBlock } from '../../model/entry.ts';

/** Passes blocks of code on. While it is closed, it holds them back, as long as they are not too many. */
export interface CodeGate {
  readonly pass: (blocks: readonly CodeBlock[]) => void;
  readonly close: () => void;
  /** Passes on what was held back, too. */
  readonly open: () => void;
}

/** Blocks that may be held back: memory must not grow with the site. */
const MOST_HELD = 20_000;

export function createCodeGate(give: (blocks: readonly CodeBlock[]) => void): CodeGate {
  const held: CodeBlock[] = [];
  let isClosed = false;
  return {
    pass: blocks => {
      if (isClosed && held.length + blocks.length <= MOST_HELD) held.push(...blocks);
      else give(blocks);
    },
    close: () => {
      isClosed = true;
    },
    open: () => {
      isClosed = false;
      if (held.length > 0) give(held.splice(0));
    },
  };
}
