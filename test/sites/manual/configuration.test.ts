import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { configSchema } from '../../../src/generator/load/config/config-schema.ts';
import { projectRoot } from '../../machine.ts';
import { manualPage, tableRows } from './manual-pages.ts';

/** Explained to the writers of this repository's own site: its features take them. */
const ownPage = readFileSync(join(projectRoot, 'content', '_README.md'), 'utf8');
const rows = [...tableRows(manualPage('configure/index.md').text), ...tableRows(ownPage)];
const explained = new Map(
  rows.flatMap(([field = '', , fallback = '', meaning]) => {
    const name = /^`([\w.[\]]+)`$/.exec(field)?.[1];
    return name === undefined || meaning === undefined ? [] : [[name, fallback]];
  }),
);
// The list holds functions, so no schema of data has it.
const fields = new Map([...fieldsOf(configSchema, ''), ['features', []] as [string, unknown]]);

describe('the page about the configuration', () => {
  test('has a row for each field, and for nothing else', () => {
    expect([...explained.keys()].sort()).toEqual([...fields.keys()].sort());
  });

  test.each([...fields])('says the default of %s', (field, fallback) => {
    const said = explained.get(field) ?? '';
    // Without a default of its own a field is needed, or takes what another field says: that is written in words.
    if (fallback === undefined) expect(said).not.toMatch(/^empty$|^`null`$/);
    else if (isPlain(fallback)) expect(said).toBe(fallback === '' ? 'empty' : `\`${fallback}\``);
    else if (isEmpty(fallback)) expect(said).toBe('empty');
    else expect(said).not.toMatch(/^needed$|^empty$/);
  });
});

function isPlain(fallback: unknown): boolean {
  return fallback === null || typeof fallback !== 'object';
}

function isEmpty(fallback: unknown): boolean {
  return Object.keys(fallback as object).length === 0;
}

/** Every field below a schema, `docs.versions[].name`, with its default; `undefined` = it has none. */
function fieldsOf(schema: v.GenericSchema, name: string): [name: string, fallback: unknown][] {
  const fallback = v.getDefault(schema);
  const inner = unwrapped(schema);
  const below = partsOf(inner).flatMap(([part, child]) =>
    fieldsOf(child, `${name}${part}`.replace(/^\./, '')),
  );
  // A group that is only there to hold others says nothing of its own.
  const isGroup = inner.type === 'object' && (name === '' || name.endsWith('[]') || isGroupDefault(fallback));
  const own: [string, unknown][] = isGroup || name.endsWith('[]') ? [] : [[name, fallback]];
  return [...own, ...new Map(below)];
}

function isGroupDefault(fallback: unknown): boolean {
  return typeof fallback === 'object' && fallback !== null && isEmpty(fallback);
}

/** A schema without what makes it optional. */
function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in schema ? unwrapped(schema.wrapped as v.GenericSchema) : schema;
}

/** What a schema holds. A record holds names of the owner's own choice. */
function partsOf(schema: v.GenericSchema): [name: string, schema: v.GenericSchema][] {
  if ('entries' in schema)
    return Object.entries(schema.entries as Record<string, v.GenericSchema>).map(([name, child]) => [
      `.${name}`,
      child,
    ]);
  if ('item' in schema) return [['[]', schema.item as v.GenericSchema]];
  if (schema.type === 'variant' && 'options' in schema)
    return (schema.options as v.GenericSchema[]).flatMap(partsOf);
  return [];
}
