import { expect, test } from 'vitest';
import { chaptersIn, readSummary } from '../../../src/generator/adopt/mdbook/summary.ts';

test('the file of a chapter is read from its encoded target, and from one with a sign that only looks encoded', () => {
  const items = readSummary('# Summary\n\n- [Start](./my%20start.md)\n- [Half](50%.md)\n');

  expect(chaptersIn(items).map(({ file }) => file)).toEqual(['my start.md', '50%.md']);
});

test('the file of a chapter may have parentheses and spaces in its name', () => {
  const items = readSummary('- [C](<c (old).md>)\n- [D](d_(new).md)\n- [E]()\n- [F](<f).md>)\n');
  expect(items).toMatchObject([
    { title: 'C', file: 'c (old).md' },
    { title: 'D', file: 'd_(new).md' },
    { title: 'E', file: '' },
    { title: 'F', file: 'f).md' },
  ]);
});
