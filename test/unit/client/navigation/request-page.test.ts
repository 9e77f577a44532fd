import { expect, test } from 'vitest';
import { createRequestPage } from '../../../../src/client/navigation/request-page.ts';

const ORIGIN = 'https://example.com';

test('gives the text of a page, and asks whether it has changed', async () => {
  const asked: (RequestInit | undefined)[] = [];
  const request = createRequestPage(async (_, options) => {
    asked.push(options);
    return answer('<p>A</p>', { url: `${ORIGIN}/b` });
  }, ORIGIN);
  expect(await request('/a', true)).toEqual({ path: '/b', status: 200, html: '<p>A</p>', bytes: 8 });
  expect(asked).toMatchObject([{ cache: 'no-cache', priority: 'high' }]);
});

test.each([
  ['is no HTML', { type: 'application/json' }],
  ['comes from another origin', { url: 'https://other.example/a' }],
])('gives no text where the answer %s', async (_, options) => {
  const request = createRequestPage(async () => answer('<p>A</p>', options), ORIGIN);
  expect(await request('/a', false)).toEqual({ path: '/a', status: 200, bytes: 0 });
});

test('keeps a path on its own origin', async () => {
  const asked: string[] = [];
  const request = createRequestPage(async url => {
    asked.push(String(url));
    return answer('', {});
  }, ORIGIN);
  await request('//other.example/a', false);
  expect(asked).toEqual([`${ORIGIN}//other.example/a`]);
});

test('rejects in words where the server fails', async () => {
  const request = createRequestPage(async () => answer('', { status: 503 }), ORIGIN);
  await expect(request('/a', false)).rejects.toThrow('The server answered 503 for /a.');
});

function answer(
  text: string,
  { url = `${ORIGIN}/a`, type = 'text/html', status = 200 }: { url?: string; type?: string; status?: number },
): Response {
  const response = new Response(text, { status, headers: { 'content-type': type } });
  return Object.defineProperty(response, 'url', { value: url });
}
