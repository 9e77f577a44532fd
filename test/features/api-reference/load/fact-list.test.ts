import { expect, test } from 'vitest';
import { factList } from '../../../../src/features/api-reference/load/fact-list.ts';

test('facts of one term share it where they follow one another', () => {
  const facts = ['Throws', 'Throws', 'See', 'Throws'].map((term, index) => ({ term, html: String(index) }));
  expect(factList(facts).replaceAll('\n', '')).toBe(
    '<dl class="api-facts"><dt>Throws</dt><dd>0</dd><dd>1</dd><dt>See</dt><dd>2</dd><dt>Throws</dt><dd>3</dd></dl>',
  );
  expect(factList([])).toBe('');
});
