import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileProcess } from './output/compile-process.ts';

test('a signal that comes while something else is done is heard before a configuration is run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = await compileProcess(join(import.meta.dirname, 'interrupted-process.ts'), folder);
  const config = join(folder, 'config.mjs');
  writeFileSync(config, 'export default {};\n');
  const { status, stdout } = spawnSync(process.execPath, [program, config], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([143, 'heard']);
});
