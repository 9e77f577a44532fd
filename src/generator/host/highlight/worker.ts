import { parentPort } from 'node:worker_threads';
import type { CodeBlock } from '../../model/entry.ts';
import { answerBlock, type HighlightAnswer } from './answer-block.ts';
import { createHighlighter } from './highlighter.ts';

const highlighter = createHighlighter();
// Why there is none is the answer to each block.
highlighter.catch(() => {});

const answer = (said: HighlightAnswer) => parentPort?.postMessage(said);

parentPort?.on('message', async (blocks: readonly CodeBlock[]) => {
  for (const block of blocks) await answerBlock(block, highlighter, answer);
});
