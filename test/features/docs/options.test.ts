import * as v from 'valibot';
import { expect, it } from 'vitest';
import { optionsSchema } from '../../../src/features/docs/options.ts';
import { validateFields } from '../../../src/generator/model/validate-fields.ts';

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

it('refuses two versions of one name', () => {
  const version = { name: '8', label: '8' };
  const given = {
    versions: [
      { ...version, folder: 'docs' },
      { ...version, folder: 'old' },
    ],
  };
  const rules = { prefix: 'config', unknownSeverity: 'error', placeOf: () => undefined } as const;
  expect(validateFields(optionsSchema, given, rules).diagnostics.map(({ message }) => message)).toEqual([
    '“versions[1].name” expects a name that no version above has, got “8”',
  ]);
});
