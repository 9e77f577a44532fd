import type { CodeHighlighter } from '../../host/highlight/highlight-blocks.ts';
import type { HighlightOptions } from '../../host/highlight/highlight-thread.ts';
import type { HighlightedBlock, HighlightFailure } from '../../host/highlight/highlighted-block.ts';
import type { Memo } from '../../host/memo.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CodeBlock } from '../../model/entry.ts';

/** The highlighted code of some pages. */
export interface HighlightedCode {
  readonly htmlOf: (block: CodeBlock) => string;
  /** One for each block that is shown without colours. */
  readonly warningsOf: (blocks: readonly CodeBlock[]) => readonly Diagnostic[];
}

export interface CodeStoreOptions {
  readonly memo: Memo;
  readonly programHash: string;
  readonly code: CodeHighlighter;
}

/**
 * Highlights code that was never highlighted before. It does not try a failing block twice, and does
 * not remember it for the next build.
 */
export function createCodeStore({ memo, programHash, code }: CodeStoreOptions, options: HighlightOptions) {
  const stage = memo.stage<string>('highlighted');
  const failed = new Map<string, HighlightedBlock>();
  // Equal blocks in several places count as one.
  const keyOf = ({ place, ...shown }: CodeBlock) =>
    contentHash(programHash, options.highlighter, JSON.stringify(shown));

  return async (blocks: readonly CodeBlock[]): Promise<HighlightedCode> => {
    const found = new Map<string, HighlightedBlock>();
    const missing = new Map<string, CodeBlock>();
    for (const block of blocks) {
      const key = keyOf(block);
      const known = found.get(key) ?? failed.get(key) ?? remembered(key);
      if (known === undefined) missing.set(key, block);
      else found.set(key, known);
    }
    const results = missing.size === 0 ? [] : await code.highlight([...missing.values()], options);
    for (const [index, key] of [...missing.keys()].entries()) {
      const result = results[index] ?? { html: '' };
      found.set(key, result);
      if (result.failure === undefined) stage.set(key, result.html);
      else failed.set(key, result);
    }
    return {
      htmlOf: block => found.get(keyOf(block))?.html ?? '',
      warningsOf: some => (failed.size === 0 ? [] : some.flatMap(warningOf)),
    };
  };

  function remembered(key: string): HighlightedBlock | undefined {
    const html = stage.get(key);
    return html === undefined ? undefined : { html };
  }

  function warningOf(block: CodeBlock): readonly Diagnostic[] {
    const failure = failed.get(keyOf(block))?.failure;
    return failure === undefined ? [] : [shownWithoutColours(block, failure, options.timeout)];
  }
}

function shownWithoutColours(
  { place }: CodeBlock,
  failure: HighlightFailure,
  milliseconds: number,
): Diagnostic {
  const reason =
    failure.kind === 'timeout'
      ? `colouring it takes longer than ${milliseconds} ms`
      : `colouring it failed: ${failure.message}`;
  return {
    severity: 'warning',
    code: `highlight/${failure.kind}`,
    message: `This code is shown without colours, because ${reason}`,
    place,
    hint: 'Split the code, or set its language to `text`, which has no colours.',
  };
}
