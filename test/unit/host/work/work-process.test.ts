import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ENGINE_FLAGS } from '../../../../src/generator/host/work/optimise-later.ts';
import { createWorkProcess, type WorkProcess } from '../../../../src/generator/host/work/work-process.ts';
import { compileProcess } from '../output/compile-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'work-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

const started: WorkProcess<string, unknown>[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const process of started.splice(0)) process.close();
});

const TIME = 60_000;
const MEMORY = 4_000_000_000;

test('does one request after another in the same process', async () => {
  const { ask } = processThat('return [text.toUpperCase(), process.pid];');
  const [first, second] = await Promise.all([ask('a', TIME), ask('b', TIME)]);
  expect(first).toEqual({ outcome: 'done', answer: ['A', expect.any(Number)] });
  const pid = 'answer' in first && Array.isArray(first.answer) ? first.answer[1] : undefined;
  expect(second).toEqual({ outcome: 'done', answer: ['B', pid] });
});

test('starts with the flags of the program', async () => {
  const { ask } = processThat('return process.execArgv;');
  expect(await ask('', TIME)).toEqual({ outcome: 'done', answer: ENGINE_FLAGS });
});

test('carries bytes', async () => {
  const { ask } = processThat('return new Uint8Array([1, 2, 255]);');
  expect(await ask('', TIME)).toEqual({ outcome: 'done', answer: new Uint8Array([1, 2, 255]) });
});

test('is ended at the limit of time, and started anew for the next request', async () => {
  const { ask } = processThat("if (text === 'hang') for (;;); return text;");
  const results = await Promise.all([ask('hang', 100), ask('good', TIME)]);
  expect(results).toEqual([{ outcome: 'time' }, { outcome: 'done', answer: 'good' }]);
});

test('an answer that came in time is heard, however busy this process was since', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answered = join(folder, 'answered');
  const { ask } = processThat(
    `const { writeFileSync } = await import('node:fs'); setImmediate(() => writeFileSync(${JSON.stringify(answered)}, '')); return text;`,
  );
  const result = ask('good', TIME);
  await new Promise(resolve => setImmediate(resolve));
  while (!existsSync(answered));
  vi.advanceTimersByTime(2 * TIME);
  expect(await result).toEqual({ outcome: 'done', answer: 'good' });
});

test('says what the work threw, and stays', async () => {
  const { ask } = processThat("if (text === 'bad') throw new RangeError('no such offset'); return text;");
  expect(await ask('bad', TIME)).toEqual({ outcome: 'crash', reason: 'no such offset' });
  expect(await ask('good', TIME)).toEqual({ outcome: 'done', answer: 'good' });
});

test('says what it printed when it broke down', async () => {
  const { ask } = processThat(
    "setImmediate(() => { throw new RangeError('later'); }); await new Promise(() => {});",
  );
  expect(await ask('', TIME)).toEqual({ outcome: 'crash', reason: 'RangeError: later (1)' });
});

test.skipIf(process.platform === 'win32')('survives a worker that aborts', async () => {
  const { ask } = processThat("if (text === 'abort') process.abort(); return text;");
  expect(await ask('abort', TIME)).toMatchObject({ outcome: 'crash' });
  expect(await ask('good', TIME)).toEqual({ outcome: 'done', answer: 'good' });
});

test('says that a worker ended before it had begun', async () => {
  const { ask } = processOf(join(folder, 'absent.mjs'));
  expect(await ask('', TIME)).toMatchObject({
    outcome: 'crash',
    reason: expect.stringContaining('Cannot find module'),
  });
});

test.skipIf(process.platform === 'win32')('is ended at the limit of memory', async () => {
  const worker = await compileProcess(join(import.meta.dirname, 'greedy-process.ts'), folder);
  expect(await processOf(worker, 200_000_000).ask('', TIME)).toEqual({ outcome: 'memory' });
});

test.skipIf(process.platform === 'win32')(
  'is started anew after it was killed while it had nothing to do',
  async () => {
    const { ask } = processThat('return process.pid;');
    const first = await ask('', TIME);
    const pid = 'answer' in first ? Number(first.answer) : 0;
    process.kill(pid, 'SIGKILL');
    // A request that comes before the news of its death is lost with it.
    await expect.poll(async () => (await ask('', TIME)).outcome).toBe('done');
    expect(await ask('', TIME)).not.toEqual(first);
  },
);

/** A process whose worker does this with the text of each request. */
function processThat(work: string): WorkProcess<string, unknown> {
  const file = join(folder, `${started.length}-${work.length}.mjs`);
  const answer = `try { process.send({ answer: await work(text) }); } catch ({ message }) { process.send({ reason: message }); }`;
  writeFileSync(
    file,
    `const work = async text => { ${work} };\nprocess.on('message', async text => { process.send('started'); ${answer} });\n`,
  );
  return processOf(file);
}

function processOf(workerFile: string, memory = MEMORY): WorkProcess<string, unknown> {
  const process = createWorkProcess<string, unknown>(workerFile, memory);
  started.push(process);
  return process;
}
