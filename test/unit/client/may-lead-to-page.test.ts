import { expect, it } from 'vitest';
import { mayLeadToPage } from '../../../src/client/dev/may-lead-to-page.ts';

const link = (href: string, hasDownload = false) => ({ href, hasDownload });

it.each(['/', '/docs/a?b=c.zip#d', '/changelog/8.7.5', '/about.html', '/api/Map.Layer'])('%s', path => {
  expect(mayLeadToPage(link(`http://localhost:3000${path}`))).toBe(true);
});

it('may be anything without an address', () => {
  expect(mayLeadToPage(link(''))).toBe(true);
});

it.each(['mailto:a@example.com', 'tel:1', 'http://localhost:3000/notes.zip', 'https://example.com/a/b.mp3'])(
  'not %s',
  href => expect(mayLeadToPage(link(href))).toBe(false),
);

it('not a download', () => {
  expect(mayLeadToPage(link('http://localhost:3000/docs/a', true))).toBe(false);
});
