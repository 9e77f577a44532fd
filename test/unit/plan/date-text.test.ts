import { expect, test } from 'vitest';
import { createDateWriter } from '../../../src/generator/plan/date-text.ts';

test.each([
  ['en', '5 May 2025'],
  ['en-GB', '5 May 2025'],
  ['en-US', 'May 5, 2025'],
  ['de', '5. Mai 2025'],
  ['zxx', '5 May 2025'],
])('a day in %s reads %s', (language, text) => {
  expect(createDateWriter(language)('2025-05-05T23:30:00Z')).toEqual({ iso: '2025-05-05', text });
});
