import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIMITS, limitOf } from '../../browser/engines/limits.ts';
import { projectRoot } from '../../machine.ts';

const [first] = LIMITS;

describe('limitOf', () => {
  test('gives the reason in the engines that are named, and none in Chromium', () => {
    const where = { file: join(projectRoot, 'test/browser', first?.file ?? ''), title: first?.title ?? '' };
    expect(limitOf('firefox', where)).toBe(first?.reason);
    expect(limitOf('chromium', where)).toBeUndefined();
  });

  test('lets a test of another file run', () => {
    const where = { file: join(projectRoot, 'test/browser/other.test.ts'), title: first?.title ?? '' };
    expect(limitOf('firefox', where)).toBeUndefined();
  });
});

test.each(LIMITS)('a limit in $file is of a test that is still there', ({ file, title }) => {
  const source = readFileSync(join(projectRoot, 'test/browser', file), 'utf8');
  for (const part of (title ?? '').split(' > ')) expect(source).toContain(part);
});
