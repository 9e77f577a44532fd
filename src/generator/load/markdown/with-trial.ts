import type { Root } from 'mdast';
import { densePassage } from './dense-passage.ts';
import type { MarkdownProcessor } from './markdown-processor.ts';
import { UntriedText } from './untried-text.ts';

/**
 * Wraps the pipeline of a parser that cannot be interrupted. Instead of parsing a dense text it takes the tree of its trial, or throws an
 * `UntriedText`, which leaves the synchronous stage. The caller then tries the text and starts the page again.
 */
export function withTrial(
  processor: MarkdownProcessor,
  triedTree: (text: string) => Root | undefined,
): MarkdownProcessor {
  return {
    ...processor,
    parse: (text, place) => {
      const tree = triedTree(text);
      // Each page changes its own copy.
      if (tree !== undefined) return { tree: structuredClone(tree), text };
      const line = densePassage(text);
      if (line === undefined) return processor.parse(text, place);
      throw new UntriedText(text, place.line === undefined ? { ...place, line, column: 1 } : place);
    },
  };
}
