import { expect, test } from 'vitest';
import { countSentBody } from '../../browser/engines/firefox/sent-size.ts';

const completed = (status: number) => ({
  method: 'network.responseCompleted',
  params: { response: { status, bodySize: 2314 } },
});

test('an answer that says “unchanged” has no body', () => {
  expect(countSentBody(completed(304)).params.response).toEqual({ status: 304, bodySize: 0 });
});

test('any other answer keeps the size of its body', () => {
  expect(countSentBody(completed(200))).toEqual(completed(200));
});
