import type { HtmlNode } from './parse-html.ts';
import type { ToAbsolute } from './write-inline.ts';

/** What the writing of a block depends on. */
export interface BlockContext {
  readonly toAbsolute: ToAbsolute;
  /** Within an item, a heading would be a heading of the page. */
  readonly isInItem: boolean;
  /** Writes what is within a block: blocks and the parts that hold blocks cannot import each other. */
  readonly write: (nodes: readonly HtmlNode[], context: BlockContext) => readonly string[];
}

/** Blocks as a quote. */
export function quoted(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .split('\n')
    .map(line => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}
