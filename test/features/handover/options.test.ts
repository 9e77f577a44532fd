import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionsSchema } from '../../../features/handover/options.ts';
import { projectRoot } from '../../machine.ts';
import { explainedFields, fieldsOf, saysDefault } from '../../sites/manual/schema-fields.ts';

const explained = explainedFields(readFileSync(join(projectRoot, 'content', '_README.md'), 'utf8'));

test('nothing is connected where nothing is written', () => {
  expect(v.parse(optionsSchema, {})).toEqual({
    button: null,
    checkout: { mode: 'production', links: {} },
    dashboard: { signInUrl: null },
    reports: { address: null },
    contact: { endpoint: null, email: null },
  });
});

test.each([
  { checkout: { mode: 'live' } },
  { checkout: { links: { pro: { production: 'http://pay.example/pro' } } } },
  { checkout: { links: { pro: { test: 'javascript:alert(1)' } } } },
  { dashboard: { signInUrl: '//account.example' } },
  { dashboard: { signInUrl: 'https://account.example@evil.example/' } },
  { dashboard: { signInUrl: 'https://:secret@account.example/' } },
  { dashboard: { signInUrl: "https://'none'/" } },
  { contact: { endpoint: 'https://' } },
  { contact: { endpoint: 'https://a,b/' } },
  { contact: { endpoint: 'https://forms.example;script-src' } },
  { contact: { email: 'nowhere' } },
  { reports: { address: 'http://reports.example/' } },
  { reports: { address: 'mailto:nowhere' } },
  { reports: { address: 'javascript:alert(1)' } },
])('%j is refused', options => {
  expect(v.safeParse(optionsSchema, options).success).toBe(false);
});

test('the writers of this site are told of each option, with its default', () => {
  const fields = fieldsOf(optionsSchema);
  expect([...explained.keys()].sort()).toEqual(fields.map(([name]) => name).sort());
  for (const [name, fallback] of fields)
    expect(saysDefault(explained.get(name) ?? '', fallback), name).toBe(true);
});
