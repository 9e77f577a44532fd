import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FileWriter } from '../../../../src/generator/host/output/file-writer.ts';
import { projectRoot } from '../../../machine.ts';
import { compileProcess } from './compile-process.ts';

/** Many more than are written before a thread starts, in several batches. */
const COUNT = 900;
const SIZE = 20_000;

const base = mkdtempSync(join(tmpdir(), 'site-writer-'));
let workerFile: URL;
let folder = '';

beforeAll(async () => {
  const source = join(projectRoot, 'src/generator/host/output/worker.ts');
  workerFile = pathToFileURL(await compileProcess(source, base));
});
beforeEach(() => {
  folder = mkdtempSync(join(base, 'site-'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('a writer writes each file', () => {
  test('in a second thread', async () => {
    const writer = new FileWriter(folder, { hasThread: true, workerFile });
    await writeAll(writer);
    expectAll();
  });

  test('here, without a thread', async () => {
    await writeAll(new FileWriter(folder, { hasThread: false }));
    expectAll();
  });

  test('here, if the thread cannot start', async () => {
    const missing = pathToFileURL(join(base, 'missing.mjs'));
    await writeAll(new FileWriter(folder, { hasThread: true, workerFile: missing }));
    expectAll();
  });

  test('that is larger than a batch', async () => {
    const writer = new FileWriter(folder, { hasThread: true, workerFile });
    for (let index = 0; index < COUNT; index++) writer.write(pathOf(index), pageOf(index));
    writer.write('large', new Uint8Array(3_000_000).fill(7));
    await writer.finish();
    writer.write('last', pageOf(0));
    expect(readFileSync(join(folder, 'large')).length).toBe(3_000_000);
    rmSync(join(folder, 'large'));
    rmSync(join(folder, 'last'));
    expectAll();
  });
});

test('what the system refuses the thread is reported with its path', async () => {
  mkdirSync(join(folder, pathOf(500)), { recursive: true });
  const writer = new FileWriter(folder, { hasThread: true, workerFile });
  await expect(writeAll(writer)).rejects.toMatchObject({
    diagnostics: [{ code: 'output/file-and-folder', message: expect.stringContaining('page-500') }],
  });
});

test('after it is stopped, no file comes', async () => {
  const writer = new FileWriter(folder, { hasThread: true, workerFile });
  for (let index = 0; index < COUNT; index++) writer.write(pathOf(index), pageOf(index));
  writer.stop();
  const written = listFiles();
  await pause(200);
  expect(listFiles()).toEqual(written);
});

async function writeAll(writer: FileWriter): Promise<void> {
  for (let index = 0; index < COUNT; index++) {
    writer.write(pathOf(index), pageOf(index));
    // As between pages that are rendered: messages of the thread arrive.
    if (index % 64 === 0) await pause(1);
  }
  await writer.finish();
}

function pageOf(index: number): Uint8Array {
  return new Uint8Array(SIZE + index).fill(index % 251);
}

/** In a folder that is not there yet. */
function pathOf(index: number): string {
  return `part-${index % 9}/deep/page-${index}`;
}

function listFiles(): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(({ name }) => name);
}

function expectAll(): void {
  expect(listFiles()).toHaveLength(COUNT);
  for (let index = 0; index < COUNT; index++)
    expect(readFileSync(join(folder, pathOf(index))).equals(pageOf(index)), String(index)).toBe(true);
}
