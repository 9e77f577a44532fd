import { expect, test, vi } from 'vitest';
import { collectOften } from '../../../../src/generator/host/work/collect-often.ts';

test('a site of many files bounds the growth of its heap', () => {
  const setFlags = vi.fn();
  collectOften(20_000, setFlags);
  expect(setFlags).toHaveBeenCalledWith('--heap-growing-percent=40');
});

test('other sites leave the heap to V8', () => {
  const setFlags = vi.fn();
  collectOften(19_999, setFlags);
  expect(setFlags).not.toHaveBeenCalled();
});
