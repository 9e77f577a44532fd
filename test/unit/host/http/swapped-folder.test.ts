import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askOneFolder } from '../../../../src/generator/host/http/swapped-folder.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'swapped-')), 'dist');
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

function publish(state: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'state'), state);
}

test('asks again if the folder was swapped meanwhile, though the new one may have the number of the old', async () => {
  publish('old');
  const states = ['new'];
  const discarded: string[] = [];
  const found = await askOneFolder(
    folder,
    async () => {
      const text = readFileSync(join(folder, 'state'), 'utf8');
      for (const state of states.splice(0)) publish(state);
      return text;
    },
    async text => void discarded.push(text),
  );
  expect([found, discarded]).toEqual(['new', ['old']]);
});
