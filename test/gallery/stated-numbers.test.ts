import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';
import { drawnMaps } from './compiled-gallery.ts';

test('pages state how many maps the gallery has', () => {
  const total = drawnMaps().length;
  const stated = numbersBefore('free (?:SVG )?maps');
  expect(stated.length).toBeGreaterThan(1);
  expect(stated.filter(({ number }) => number !== total)).toEqual([]);
});

test.each([
  ['country', 'countries and territories'],
  ['us-state', 'US maps'],
  ['variant', 'special maps'],
] as const)('the home page states how many maps are of the kind %s', (wanted, noun) => {
  const numbers = numbersBefore(noun).map(({ number }) => number);
  expect(numbers).toEqual([drawnMaps().filter(({ head: { kind } }) => kind === wanted).length]);
});

/** Every number that a page gives right before a noun. */
function numbersBefore(noun: string) {
  return glob.sync('content/pages/**/*.md', { cwd: projectRoot }).flatMap(file => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    return [...text.matchAll(new RegExp(`(\\d+) ${noun}`, 'g'))].map(([, number]) => ({
      file,
      number: Number(number),
    }));
  });
}
