import * as v from 'valibot';
import { expect, it } from 'vitest';
import { optionsSchema } from '../../../src/features/docs/options.ts';

it('places versions: the last released at the docs themselves, an unreleased at next, others at their names', () => {
  const { versions } = v.parse(optionsSchema, {
    versions: [
      { name: 'next', label: 'Next', folder: 'docs-next', isUnreleased: true },
      { name: '8.x', label: '8', folder: 'docs' },
      { name: '7.x', label: '7', folder: 'docs-7' },
    ],
  });
  expect(versions.map(({ path }) => path)).toEqual(['next', '', '7.x']);
});
