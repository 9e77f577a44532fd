import { describe, expect, test } from 'vitest';
import { createAnsweringThread } from '../../../../src/generator/host/work/answering-thread.ts';
import { workerOf } from '../../../worker-of.ts';

/** A worker that answers a request with its number. */
const COUNTING = workerOf(`
  let count = 0;
  parentPort.on('message', request => parentPort.postMessage((count += 1) + ' ' + request));`);

describe('a thread that answers', () => {
  test('gives each request its own answer', async () => {
    const thread = createAnsweringThread<string, unknown>('a test', COUNTING);
    expect(await Promise.all([thread.ask('a'), thread.ask('b')])).toEqual(['1 a', '2 b']);
    thread.end();
  });

  test('starts again after its end', async () => {
    const thread = createAnsweringThread<string, unknown>('a test', COUNTING);
    await thread.ask('a');
    thread.end();
    expect(await thread.ask('b')).toBe('1 b');
    thread.end();
  });

  test('rejects every waiting request with what it died of', async () => {
    const thread = createAnsweringThread<string, unknown>(
      'a test',
      workerOf(`parentPort.on('message', () => { throw new RangeError('too much'); });`),
    );
    const answers = await Promise.allSettled([thread.ask('a'), thread.ask('b')]);
    expect(answers).toMatchObject([
      { status: 'rejected', reason: { message: 'too much' } },
      { status: 'rejected', reason: { message: 'too much' } },
    ]);
  });

  test('rejects a request if it ends by itself, and handles the next', async () => {
    const thread = createAnsweringThread<string, unknown>(
      'a test',
      workerOf(
        `parentPort.on('message', text => text === 'a' ? process.exit(3) : parentPort.postMessage(text));`,
      ),
    );
    await expect(thread.ask('a')).rejects.toThrow('The thread of a test stopped (3)');
    expect(await thread.ask('b')).toBe('b');
    thread.end();
  });
});
