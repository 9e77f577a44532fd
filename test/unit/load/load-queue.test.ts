import { expect, test } from 'vitest';
import { createLoadQueue } from '../../../src/generator/load/driver/load-queue.ts';

test('each item is taken once, from the front in order and from the end in shares', () => {
  const queue = createLoadQueue([1, 2, 3, 4, 5, 6, 7]);
  const front = queue.fromFront()[Symbol.iterator]();
  expect(front.next().value).toBe(1);
  expect(queue.fromEnd(3)).toEqual([5, 6, 7]);
  expect([front.next().value, front.next().value]).toEqual([2, 3]);
  expect(queue.fromEnd(3)).toEqual([4]);
  expect([queue.fromEnd(3), front.next().done]).toEqual([[], true]);
});

test('what is put back is next at the front, also after everything was taken', () => {
  const queue = createLoadQueue([1, 2, 3, 4]);
  const front = queue.fromFront()[Symbol.iterator]();
  front.next();
  queue.putBack(queue.fromEnd(2));
  expect([front.next().value, front.next().value, front.next().value]).toEqual([3, 4, 2]);
  queue.putBack([3]);
  expect([...queue.fromFront()]).toEqual([3]);
  expect(queue.fromEnd(1)).toEqual([]);
});
