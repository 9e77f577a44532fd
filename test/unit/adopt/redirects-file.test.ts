import { expect, test } from 'vitest';
import { readRedirectsFiles } from '../../../src/generator/adopt/redirects-file.ts';
import { projectOf } from './old-projects.ts';

const read = (text: string) => readRedirectsFiles(projectOf({ _redirects: text }), ['_redirects']);

test('a target keeps its anchor, and a remark begins with # behind a space', () => {
  const text = '# Moved\n/old /new#part 301 # since 2024\n/older /new #part\n';
  expect(read(text)).toEqual({
    redirects: [
      { from: '/old', to: '/new#part' },
      { from: '/older', to: '/new' },
    ],
    notes: [],
  });
});

test('a redirect for some visitors alone is noted', () => {
  const { redirects, notes } = read('/about /au/about 302 Country=au\n');
  expect(redirects).toEqual([]);
  expect(notes).toMatchObject([
    { message: expect.stringContaining('some visitors'), place: { file: '_redirects', line: 1 } },
  ]);
});
