import { expect, test } from 'vitest';
import { countSentBody } from '../../browser/engines/firefox/sent-size.ts';

const completed = (status: number, fromCache: boolean) => ({
  method: 'network.responseCompleted',
  params: { response: { status, fromCache, bodySize: 2314 } },
});

test.each([
  ['says “unchanged”', completed(304, false), 0],
  ['comes out of the cache', completed(200, true), 0],
  ['comes over the network', completed(200, false), 2314],
])('an answer that %s has a body of the right size', (_, message, size) => {
  expect(countSentBody(message).params.response.bodySize).toBe(size);
});
