import type { HighlighterName } from '../../model/config.ts';
import type { CodeBlock } from '../../model/entry.ts';
import { messageOf } from '../../model/message-of.ts';
import { type HighlightedBlock, withoutColours } from './highlighted-block.ts';
import type { Highlighter } from './highlighter.ts';

/** What a thread is asked for. */
export interface HighlightRequest {
  readonly highlighter: HighlighterName;
  readonly blocks: readonly CodeBlock[];
}

/** What the thread reports for each block in turn: first that its grammar is loaded, then the block. */
export type HighlightAnswer = 'loaded' | HighlightedBlock;

/** Highlights one block. What the highlighter throws comes back with the block. */
export async function answerBlock(
  block: CodeBlock,
  highlighter: Promise<Highlighter>,
  answer: (answer: HighlightAnswer) => void,
): Promise<void> {
  try {
    const { load, highlight } = await highlighter;
    await load(block);
    answer('loaded');
    answer({ html: highlight(block) });
  } catch (error) {
    answer(withoutColours(block, { kind: 'crashed', message: messageOf(error) }));
  }
}
