import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../machine.ts';
import { explain } from '../command-result.ts';
import { Site } from '../harness.ts';

const manual = new Site(join(projectRoot, 'manual'));

test('the manual builds with the ordinary command, without a warning', async () => {
  const output = join(projectRoot, 'test', '.output', 'manual');
  const result = await manual.build({ parameters: ['--strict', '--out-dir', output] });
  expect(result.code, explain(result)).toBe(0);
  expect(result.diagnostics).toEqual([]);
  expect(result.summary?.pages).toBeGreaterThan(40);
});
