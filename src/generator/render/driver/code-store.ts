import type { CodeHighlighter } from '../../host/highlight/highlight-blocks.ts';
import type { HighlightOptions } from '../../host/highlight/highlight-thread.ts';
import {
  type HighlightedBlock,
  type HighlightFailure,
  withoutColours,
} from '../../host/highlight/highlighted-block.ts';
import type { Memo } from '../../host/memo.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CodeBlock } from '../../model/entry.ts';

/** Highlights code that was never highlighted before. It does not try a failing block twice, and does not remember it for the next build. */
export interface CodeStore {
  /** Begins with blocks that will be asked for, beside whatever else the build does. */
  readonly begin: (blocks: readonly CodeBlock[]) => void;
  readonly highlight: (blocks: readonly CodeBlock[]) => Promise<HighlightedCode>;
}

/** The highlighted code of some pages. */
export interface HighlightedCode {
  readonly htmlOf: (block: CodeBlock) => string;
  /** One for each block that is shown without colours. */
  readonly warningsOf: (blocks: readonly CodeBlock[]) => readonly Diagnostic[];
}

export interface CodeStoreOptions {
  readonly memo: Memo;
  readonly programHash: string;
  readonly highlighter: CodeHighlighter;
}

export function createCodeStore(
  { memo, programHash, highlighter }: CodeStoreOptions,
  options: HighlightOptions,
): CodeStore {
  const stage = memo.stage<string>('highlighted');
  const failed = new Map<string, HighlightedBlock>();
  const waiting = new Map<string, CodeBlock>();
  let work: Promise<void> | undefined;
  // Equal blocks in several places count as one.
  const keyOf = ({ place, ...shown }: CodeBlock) =>
    contentHash(programHash, options.highlighter, JSON.stringify(shown));

  return {
    begin: blocks => {
      for (const block of blocks) if (htmlOf(block) === undefined) waiting.set(keyOf(block), block);
      // What fails here fails again, and is told, when somebody asks for it.
      workOff().catch(() => {});
    },
    highlight: async blocks => {
      await workOff();
      const found = new Map<CodeBlock, string>();
      const look = (some: readonly CodeBlock[]) => {
        for (const block of some) {
          const html = htmlOf(block);
          if (html === undefined) waiting.set(keyOf(block), block);
          else found.set(block, html);
        }
      };
      look(blocks);
      await workOff();
      look(blocks.filter(block => !found.has(block)));
      return {
        htmlOf: block => found.get(block) ?? withoutColours(block).html,
        warningsOf: some => (failed.size === 0 ? [] : some.flatMap(warningOf)),
      };
    },
  };

  function htmlOf(block: CodeBlock): string | undefined {
    const key = keyOf(block);
    return failed.get(key)?.html ?? stage.get(key);
  }

  /** Until nothing waits. What comes while the threads work is their next request. */
  async function workOff(): Promise<void> {
    do {
      work ??= highlightWaiting().finally(() => {
        work = undefined;
      });
      await work;
    } while (waiting.size > 0);
  }

  async function highlightWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const request = [...waiting];
      waiting.clear();
      const blocks = request.map(([, block]) => block);
      const results = await highlighter.highlight(blocks, options);
      for (const [index, [key]] of request.entries()) {
        const result = results[index];
        if (result?.failure === undefined) stage.set(key, result?.html ?? '');
        else failed.set(key, result);
      }
    }
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
