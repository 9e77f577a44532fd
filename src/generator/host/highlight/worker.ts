import { parentPort } from 'node:worker_threads';
import type { CodeBlock } from '../../model/entry.ts';
import { createHighlighter } from './highlighter.ts';

const highlighter = await createHighlighter();

// One message in, one out: a batch of code blocks becomes a batch of HTML.
parentPort?.on('message', async (blocks: readonly CodeBlock[]) => {
  await highlighter.load(blocks);
  parentPort?.postMessage(blocks.map(highlighter.highlight));
});
