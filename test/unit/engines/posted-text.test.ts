import { expect, test } from 'vitest';
import { addPostedText, keepPostedText } from '../../browser/engines/firefox/posted-text.ts';

const sent = (bodySize: number) => ({
  method: 'network.beforeRequestSent',
  params: { request: { request: '7', bodySize, headers: [{ name: 'accept' }] } },
});

test('Firefox keeps what requests post besides what servers answer', () => {
  const command = { id: 1, method: 'network.addDataCollector', params: { dataTypes: ['response'], size: 2 } };
  expect(keepPostedText(command).params).toEqual({ dataTypes: ['request', 'response'], size: 2 });
});

test('what a request posts is handed over as a header', async () => {
  const bytes = { type: 'string', value: 'a=1' };
  const call = async (_: string, params: object) => ({ bytes: { ...bytes, ...params } });
  const { headers } = (await addPostedText(sent(3), call)).params.request;
  expect(headers).toEqual([
    { name: 'accept' },
    { name: 'engine-posted-text', value: { ...bytes, request: '7', dataType: 'request' } },
  ]);
});

test('Firefox is not asked for the body of a request that has none', async () => {
  const message = sent(0);
  expect(await addPostedText(message, () => Promise.reject(new Error('asked')))).toBe(message);
});
