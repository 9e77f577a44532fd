import { parentPort } from 'node:worker_threads';
import type { HighlighterName } from '../../model/config.ts';
import { answerBlock, type HighlightAnswer, type HighlightRequest } from './answer-block.ts';
import { createHighlighter } from './create-highlighter.ts';
import type { Highlighter } from './highlighter.ts';

const highlighters = new Map<HighlighterName, Promise<Highlighter>>();

function highlighterOf(name: HighlighterName): Promise<Highlighter> {
  const known = highlighters.get(name);
  if (known !== undefined) return known;
  const created = createHighlighter(name);
  highlighters.set(name, created);
  return created;
}

const answer = (said: HighlightAnswer) => parentPort?.postMessage(said);

parentPort?.on('message', async ({ highlighter, blocks }: HighlightRequest) => {
  const created = highlighterOf(highlighter);
  // If it cannot be created, each block says why.
  await created.then(
    () => answer('ready'),
    () => {},
  );
  for (const block of blocks) await answerBlock(block, created, answer);
});
