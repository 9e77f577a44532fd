import type { CodeBlock } from '../../model/entry.ts';
import { codeToHtml } from './code-html.ts';

/** A block as HTML; without colours if highlighting it failed. */
export interface HighlightedBlock {
  readonly html: string;
  readonly failure?: HighlightFailure;
}

export type HighlightFailure =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'crashed'; readonly message: string };

/** A block that cannot be highlighted is still readable. */
export function withoutColours(block: CodeBlock, failure?: HighlightFailure): HighlightedBlock {
  const lines = block.code.split('\n').map(content => [{ content, kind: '' }]);
  return { html: codeToHtml(block, lines), ...(failure && { failure }) };
}
