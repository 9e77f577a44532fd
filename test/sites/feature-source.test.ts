import { expect, test } from 'vitest';
import { explain, lines } from './command-result.ts';
import { startDev } from './dev-server.ts';
import { site } from './harness.ts';

/** A feature of a site's own that reads the folder `stops/`, publishes a list of what is in it. */
const FEATURE = {
  'features/stops/index.ts': `import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';
export const stops = defineFeature({
  name: 'stops',
  from: import.meta.url,
  options: v.object({}),
  source: { folders: ['stops'], open: async () => (await import('./open.ts')).openStops },
  plan: async (_options, _field, names: readonly string[]) => (await import('./plan.ts')).planStops(names),
});
`,
  'features/stops/open.ts': `import type { OpenSource } from '@mapwright/site/source';
export const openStops: OpenSource<readonly string[]> = async ({ files, read }) => ({
  source: {
    key: '',
    load: async () => ({ data: files.map(file => new TextDecoder().decode(read(file)).trim()), diagnostics: [] }),
  },
  diagnostics: [],
});
`,
  'features/stops/plan.ts': `import type { PlanPart } from '@mapwright/site/plan';
export const planStops = (names: readonly string[]): PlanPart => () => {
  const text = names.join(', ');
  const file = { output: 'stops.txt', key: text, make: async () => ({ content: { type: 'text', text } }) } as const;
  return { drafts: [], files: [file] };
};
`,
  'stops/1.txt': 'Harbour\n',
  'stops/2.txt': 'Market\n',
};
const CONFIG = `import { docs } from '@mapwright/site/features';
import { stops } from './features/stops/index.ts';
export default { features: [docs(), stops()] };
`;
const WITHOUT = "import { docs } from '@mapwright/site/features';\nexport default { features: [docs()] };\n";
const PAGE = { 'content/docs/a.md': '# A\n\nAll [stops](/stops.txt).\n' };

test('a feature reads a folder of its own and publishes a file, which links may name', async () => {
  const project = site({ ...FEATURE, ...PAGE, 'site.config.ts': CONFIG });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('stops.txt')).toBe('Harbour, Market');
  expect(project.file('docs/a.html')).toContain('href="/stops.txt"');
  project.write({ 'stops/2.txt': 'Mill\n' });
  const next = await project.build();
  expect(next.code, explain(next)).toBe(0);
  expect(project.file('stops.txt')).toBe('Harbour, Mill');
});

test('changed code of a feature trusts nothing that its former code has remembered', async () => {
  const open = (ending: string) => `import type { OpenSource } from '@mapwright/site/source';
export const openStops: OpenSource<readonly string[]> = async ({ codeKey, files, stage }) => {
  const remembered = stage<string>('count');
  const count = remembered.get(codeKey) ?? files.length + '${ending}';
  remembered.set(codeKey, count);
  return { source: { key: '', load: async () => ({ data: [count], diagnostics: [] }) }, diagnostics: [] };
};
`;
  const project = site({
    ...FEATURE,
    ...PAGE,
    'features/stops/open.ts': open(' stops'),
    'site.config.ts': CONFIG,
  });
  await project.build();
  project.write({ 'features/stops/open.ts': open(' places') });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('stops.txt')).toBe('2 places');
});

test('a folder that no feature reads is no part of the site', async () => {
  const project = site({ ...FEATURE, 'content/docs/a.md': '# A\n', 'site.config.ts': WITHOUT });
  await project.build();
  project.write({ 'stops/2.txt': 'Mill\n' });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(result.summary).toMatchObject({ rendered: 0, written: 0 });
  expect(Object.keys(project.tree())).not.toContain('stops.txt');
});

test('a source that cannot be opened is the only mistake that is reported', async () => {
  const project = site({
    ...FEATURE,
    ...PAGE,
    'features/stops/open.ts': `import type { OpenSource } from '@mapwright/site/source';
export const openStops: OpenSource<readonly string[]> = async ({ missingPackages }) => ({
  source: null,
  diagnostics: missingPackages('The list of stops', ['no-such-package']),
});
`,
    'site.config.ts': CONFIG,
  });
  const result = await project.build();
  expect(result.code, explain(result)).not.toBe(0);
  expect(lines(result)).toEqual(['error config/missing-package site.config.ts:3:37']);
  expect(result.diagnostics[0]).toMatchObject({
    message: 'The list of stops needs packages that are not installed: no-such-package',
    hint: 'Run `npm install --save-dev no-such-package`.',
  });
});

test('dev follows the folder of a feature, and of one that is listed while it runs', async () => {
  const project = site({ ...FEATURE, 'content/docs/a.md': '# A\n', 'site.config.ts': WITHOUT });
  const server = await startDev(project.root);
  try {
    expect((await server.fetch('/stops.txt')).status).toBe(404);
    project.write({ 'site.config.ts': CONFIG });
    await expect.poll(() => server.text('/stops.txt')).toBe('Harbour, Market');
    project.write({ 'stops/2.txt': 'Mill\n' });
    await expect.poll(() => server.text('/stops.txt')).toBe('Harbour, Mill');
  } finally {
    await server.stop();
  }
});

test('dev follows a file that a feature reads elsewhere, even if only its plan shows it', async () => {
  const project = site({
    ...FEATURE,
    'features/stops/open.ts': `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenSource } from '@mapwright/site/source';
const FILE = 'timetable/stops.txt';
export const openStops: OpenSource<readonly string[]> = async ({ root }) => {
  const names = readFileSync(join(root, FILE), 'utf8').trim().split(', ');
  const load = async () => ({ data: names, files: [FILE], diagnostics: [] });
  return { source: { key: names.join(), load }, diagnostics: [] };
};
`,
    'timetable/stops.txt': 'Harbour\n',
    'content/docs/a.md': '# A\n',
    'site.config.ts': CONFIG,
  });
  const server = await startDev(project.root);
  try {
    expect(await server.text('/stops.txt')).toBe('Harbour');
    project.write({ 'timetable/stops.txt': 'Harbour, Mill\n' });
    await expect.poll(() => server.text('/stops.txt'), { timeout: 5_000 }).toBe('Harbour, Mill');
  } finally {
    await server.stop();
  }
});
