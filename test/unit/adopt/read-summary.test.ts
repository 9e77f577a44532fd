import { expect, test } from 'vitest';
import { chaptersIn, readSummary } from '../../../src/generator/adopt/mdbook/summary.ts';

test('the file of a chapter is read from its encoded target, and from one with a sign that only looks encoded', () => {
  const items = readSummary('# Summary\n\n- [Start](./my%20start.md)\n- [Half](50%.md)\n');

  expect(chaptersIn(items).map(({ file }) => file)).toEqual(['my start.md', '50%.md']);
});
