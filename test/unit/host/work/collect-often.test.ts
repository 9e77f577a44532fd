import { setFlagsFromString } from 'node:v8';
import { beforeEach, expect, test, vi } from 'vitest';
import { collectOften } from '../../../../src/generator/host/work/collect-often.ts';

vi.mock('node:v8', () => ({ setFlagsFromString: vi.fn() }));

beforeEach(() => vi.mocked(setFlagsFromString).mockClear());

test('a site of many files bounds the growth of its heap', () => {
  collectOften(20_000);
  expect(setFlagsFromString).toHaveBeenCalledWith('--heap-growing-percent=40');
});

test('other sites leave the heap to V8', () => {
  collectOften(19_999);
  expect(setFlagsFromString).not.toHaveBeenCalled();
});
