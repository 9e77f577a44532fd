import { expect, test } from 'vitest';
import { directionOf } from '../../../../../src/templates/shared/words/direction-of.ts';

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['en', 'ltr'],
])('%s goes %s, whatever was asked before', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
