import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { optionsSchema as referenceOptions } from '../../../src/features/api-reference/options.ts';
import { optionsSchema as blogOptions } from '../../../src/features/blog/options.ts';
import { optionsSchema as changelogOptions } from '../../../src/features/changelog/options.ts';
import { optionsSchema as docsOptions } from '../../../src/features/docs/options.ts';
import { optionsSchema as mapsOptions } from '../../../src/features/maps/options.ts';
import { configSchema } from '../../../src/generator/load/config/config-schema.ts';
import { manualPage } from './manual-pages.ts';
import { explainedFields, fieldsOf, saysDefault } from './schema-fields.ts';

const explained = explainedFields(manualPage('configure/index.md').text);
const fields = new Map<string, unknown>([
  // The names of words are no fields of their own.
  ...fieldsOf(configSchema).filter(([field]) => !field.startsWith('words.')),
  ['words', {}],
  ...optionsOf('docs', docsOptions),
  ...optionsOf('apiReference', referenceOptions),
  ...optionsOf('blog', blogOptions),
  ...optionsOf('changelog', changelogOptions),
  ...optionsOf('maps', mapsOptions),
  // The list holds functions, so no schema of data has it.
  ['features', undefined],
]);

/** The options of a feature of the program, each below the feature's name. */
function optionsOf(name: string, schema: v.GenericSchema): [name: string, fallback: unknown][] {
  return fieldsOf(schema).map(([field, fallback]) => [`${name}.${field}`, fallback]);
}

describe('the page about the configuration', () => {
  test('has a row for each field, and for nothing else', () => {
    expect([...explained.keys()].sort()).toEqual([...fields.keys()].sort());
  });

  test.each([...fields])('says the default of %s', (field, fallback) => {
    expect(saysDefault(explained.get(field) ?? '', fallback), explained.get(field)).toBe(true);
  });
});
