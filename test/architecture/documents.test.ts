import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';

test('CONTRIBUTING.md stays short: what writers need is in the manual', () => {
  expect(statSync(join(projectRoot, 'CONTRIBUTING.md')).size).toBeLessThanOrEqual(8_000);
});
