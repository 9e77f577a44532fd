import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';
import { shiftScoreOf, watchShifts } from './layout-shifts.ts';
import { useServer } from './own-server.ts';

const own = useSiteBrowser();

/** The project's own site over a slow connection: its pages arrive part by part. */
const slow = useServer((request, response) => void answer(request.url ?? '/', response));

async function answer(path: string, response: ServerResponse): Promise<void> {
  const file = await fetch(`${own.url}${path}`);
  const type = file.headers.get('content-type') ?? '';
  response.writeHead(file.status, { 'content-type': type });
  if (!type.startsWith('text/html')) return void response.end(Buffer.from(await file.arrayBuffer()));
  for (const part of partsOf(await file.text())) {
    response.write(part);
    // Longer than the browser takes to paint; where it does not, two parts arrive as one.
    await delay(50);
  }
  response.end();
}

/** The page up to its text, then the first blocks one by one, then the rest. */
function partsOf(html: string): readonly string[] {
  const parts = html.split(/(?=<(?:main|div|p|figure|fieldset|ul|table|details)\b|<li class="card)/);
  const start = parts.findIndex(part => part.startsWith('<main'));
  return [
    parts.slice(0, start).join(''),
    ...parts.slice(start, start + BLOCKS),
    parts.slice(start + BLOCKS).join(''),
  ];
}

/** More than a window shows. */
const BLOCKS = 60;

test.each([
  KINDS['the home page'],
  KINDS['a landing page'],
  KINDS['a category'],
  KINDS['a list of releases'],
  '/pricing',
  '/solutions/store-locator',
  '/industries/non-profit',
  '/industries/retail',
])('nothing that was painted moves while %s arrives part by part', async path => {
  const { page } = await own.open(`${slow.url}${path}`, {
    viewport: { width: 1280, height: 800 },
    before: watchShifts,
  });
  expect(await shiftScoreOf(page)).toBeLessThan(0.02);
});
