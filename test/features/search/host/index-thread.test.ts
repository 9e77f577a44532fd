import { describe, expect, test } from 'vitest';
import { createIndexThread } from '../../../../src/features/search/host/index-thread.ts';
import { workerOf } from '../../../worker-of.ts';

const PAGE = { path: '/a', title: 'A', description: '', names: [], html: '<main>A</main>' };
const OPTIONS = { language: 'en', synonyms: {} };

/** A worker that answers a request with its number and its kind. */
const COUNTING = workerOf(`
  let count = 0;
  parentPort.on('message', ({ type }) => parentPort.postMessage((count += 1) + ' ' + type));`);

describe('the thread of the search', () => {
  test('gives each request its own answer', async () => {
    const thread = createIndexThread(COUNTING);
    expect(await Promise.all([thread.read(PAGE), thread.read(PAGE)])).toEqual(['1 read', '2 read']);
    expect(await thread.make([], OPTIONS)).toBe('3 make');
  });

  test('ends when an index is made, and starts again', async () => {
    const thread = createIndexThread(COUNTING);
    await thread.make([], OPTIONS);
    expect(await thread.read(PAGE)).toBe('1 read');
  });
});
