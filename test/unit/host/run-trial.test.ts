import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runTrial } from '../../../src/generator/host/run-trial.ts';
import { compileProcess } from './output/compile-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'trial-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LIMITS = { time: 60_000, memory: 4_000_000_000 };

test('ends well where the worker does', async () => {
  const worker = workerThat('process.send(text);');
  expect(await runTrial(worker, 'a text', LIMITS)).toEqual({ outcome: 'done' });
});

test('ends at the limit of time', async () => {
  const worker = workerThat('for (;;);');
  expect(await runTrial(worker, '', { ...LIMITS, time: 100 })).toEqual({ outcome: 'time' });
});

test('says why a worker broke down', async () => {
  const worker = workerThat("throw new RangeError('no such offset');");
  expect(await runTrial(worker, '', LIMITS)).toEqual({
    outcome: 'crash',
    reason: 'RangeError: no such offset (1)',
  });
});

test.skipIf(process.platform === 'win32')('survives a worker that aborts', async () => {
  const worker = workerThat('process.abort();');
  expect(await runTrial(worker, '', LIMITS)).toMatchObject({ outcome: 'crash' });
});

test('survives a worker that ends before it has begun', async () => {
  const worker = join(folder, 'absent.mjs');
  expect(await runTrial(worker, '', LIMITS)).toMatchObject({ outcome: 'crash' });
});

test.skipIf(process.platform === 'win32')('ends at the limit of memory', async () => {
  const worker = await compileProcess(join(import.meta.dirname, 'greedy-process.ts'), folder);
  expect(await runTrial(worker, '', { ...LIMITS, memory: 200_000_000 })).toEqual({ outcome: 'memory' });
});

/** A worker that does this with its text. */
function workerThat(work: string): string {
  const file = join(folder, `${work.length}.mjs`);
  writeFileSync(file, `process.once('message', text => { ${work} });\nprocess.send('ready');\n`);
  return file;
}
