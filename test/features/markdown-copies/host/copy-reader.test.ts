import { expect, test } from 'vitest';
import { createCopyReader } from '../../../../src/features/markdown-copies/host/copy-reader.ts';

const PAGE = { main: '<main><h1>A</h1></main>', title: 'A', url: 'https://site.example/a' };

/** A worker whose answer differs from that of the conversion here. */
const WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ title }) => parentPort.postMessage('from the thread: ' + title));`,
  )}`,
);

test('few pages are converted here, the others in a thread, which a new round starts again', async () => {
  const reader = createCopyReader(WORKER);
  for (const _ of [1, 2]) {
    const copies = await Promise.all(Array.from({ length: 102 }, () => reader.read(PAGE)));
    expect(copies.slice(0, 100).every(copy => copy === '# A\n')).toBe(true);
    expect(copies.slice(100)).toEqual(['from the thread: A', 'from the thread: A']);
    reader.end();
  }
});
