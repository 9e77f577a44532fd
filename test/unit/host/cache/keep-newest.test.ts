import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepNewest } from '../../../../src/generator/host/cache/keep-newest.js';

const folder = mkdtempSync(join(tmpdir(), 'keep-newest-'));
afterAll(() => rmSync(folder, { recursive: true }));

function entry(name: string, minutesAgo: number): void {
  const time = new Date(Date.now() - minutesAgo * 60_000);
  mkdirSync(join(folder, name));
  utimesSync(join(folder, name), time, time);
}

it('keeps five entries, and all that another build may be running with', () => {
  for (let index = 0; index < 8; index++) entry(`used-${index}`, 1);
  for (let index = 0; index < 8; index++) entry(`old-${index}`, 60 + index);
  keepNewest(folder);
  expect(readdirSync(folder)).toEqual(Array.from({ length: 8 }, (_, index) => `used-${index}`));
  for (let index = 2; index < 8; index++) rmSync(join(folder, `used-${index}`), { recursive: true });
  for (let index = 0; index < 8; index++) entry(`old-${index}`, 60 + index);
  keepNewest(folder);
  expect(readdirSync(folder)).toEqual(['old-0', 'old-1', 'old-2', 'used-0', 'used-1']);
});
