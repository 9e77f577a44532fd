import type { HighlighterName } from '../../model/config.ts';
import type { CodeBlock } from '../../model/entry.ts';
import { messageOf } from '../../model/text/message-of.ts';
import { type HighlightedBlock, withoutColours } from './highlighted-block.ts';
import type { Highlighter } from './highlighter.ts';

/** What a thread is asked for. */
export interface HighlightRequest {
  readonly highlighter: HighlighterName;
  readonly blocks: readonly CodeBlock[];
}

/** What the thread reports: each block in turn, and before one of them that it must load a grammar, and that it can go on. */
export type HighlightAnswer = 'loading' | 'ready' | HighlightedBlock;

/** Highlights one block. What the highlighter throws comes back with the block. */
export async function answerBlock(
  block: CodeBlock,
  highlighter: Promise<Highlighter>,
  answer: (answer: HighlightAnswer) => void,
): Promise<void> {
  try {
    const { load, highlight } = await highlighter;
    const loading = load(block);
    if (loading !== null) {
      answer('loading');
      await loading;
      answer('ready');
    }
    answer({ html: highlight(block) });
  } catch (error) {
    answer(withoutColours(block, { kind: 'crashed', message: messageOf(error) }));
  }
}
