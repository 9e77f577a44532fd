import { describe, expect, test } from 'vitest';
import type { FeatureDefinition } from '../../../src/generator/feature.ts';
import { configSchema } from '../../../src/generator/load/config/config-schema.ts';
import { PROGRAM_FEATURES } from '../../program-features.ts';
import { manualPage } from './manual-pages.ts';
import { explainedFields, fieldsOf, saysDefault } from './schema-fields.ts';

const explained = explainedFields(manualPage('configure/index.md').text);
const fields = new Map<string, unknown>([
  // The names of words are no fields of their own.
  ...fieldsOf(configSchema).filter(([field]) => !field.startsWith('words.')),
  ['words', {}],
  ...Object.entries(PROGRAM_FEATURES).flatMap(optionsOf),
]);

/** The options of a feature of the program, each below the feature's name. */
function optionsOf([name, { options }]: [string, FeatureDefinition]): [name: string, fallback: unknown][] {
  return fieldsOf(options).map(([field, fallback]) => [`${name}.${field}`, fallback]);
}

describe('the page about the configuration', () => {
  test('has a row for each field, and for nothing else', () => {
    expect([...explained.keys()].sort()).toEqual([...fields.keys()].sort());
  });

  test.each([...fields])('says the default of %s', (field, fallback) => {
    expect(saysDefault(explained.get(field) ?? '', fallback), explained.get(field)).toBe(true);
  });
});
