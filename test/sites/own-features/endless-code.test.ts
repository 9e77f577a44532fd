import { expect, test } from 'vitest';
import { explain } from '../command-result.ts';
import { site } from '../harness.ts';
import { config, FEATURE, PAGES } from './hello.ts';

const FILES = { ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') };
const LISTED = { file: 'site.config.ts', line: 2, column: 70 };
const NEVER = 'new Promise(() => {})';

const index = (part: string) => ({
  'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace('markdown:', `${part},\n  markdown:`),
});
const page = (contents: string) => ({
  ...index("plan: async () => (await import('./plan.ts')).plan"),
  'features/hello/plan.ts': `import { baseOfGenerated, generatedDraft, pageKind } from '@mapwright/site/plan';
export const plan = () => ({
  drafts: [generatedDraft(pageKind('greetings'), baseOfGenerated('/hello', 'Hello'), () => ${contents})],
});
`,
});

test.each([
  ['page “/hello”', page('{ for (;;); }')],
  ['check', index('check: async () => { for (;;); }')],
])(
  'the %s of a feature that never ends is broken off, by the clock of the configuration',
  async (what, files) => {
    const result = await site({ ...FILES, ...files }).build();
    expect(result.diagnostics, explain(result)).toEqual([
      {
        severity: 'error',
        code: 'feature/endless',
        message: `The ${what} of the feature “hello” takes longer than 10 s`,
        place: LISTED,
        hint: 'Look for a loop that never ends.',
      },
    ]);
    expect(result.code).toBe(2);
  },
);

test('a directive that never ends is named where its page is broken off', async () => {
  const project = site({
    ...FILES,
    'site.config.ts': config('[hello()]').replace('features:', 'markdown: { timeout: 1000 }, features:'),
    'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace(
      /=> element.*/,
      '=> { for (;;); },',
    ),
  });
  const result = await project.build();
  expect(result.diagnostics, explain(result)).toEqual([
    {
      severity: 'error',
      code: 'markdown/timeout',
      message:
        'This page takes longer than 1000 ms to read. The directive “hello” of the feature “hello” was running',
      place: { file: 'content/docs/a.md', line: 3, column: 1 },
      hint: 'Look for a loop that never ends in that code. Or raise markdown.timeout in site.config.ts.',
    },
  ]);
  expect(result.code).toBe(1);
});

test.each([
  [
    'Markdown',
    {
      'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace(
        /markdown:.*/,
        `markdown: () => ${NEVER},`,
      ),
    },
  ],
  ['plan', index(`plan: () => ${NEVER}`)],
  ['check', index(`check: () => ${NEVER}`)],
  [
    'source',
    index(
      `source: { folders: [], open: async () => async () => ({ diagnostics: [], source: { key: '', load: () => ${NEVER} } }) }`,
    ),
  ],
  [
    'file “hello.txt”',
    index(
      `plan: async () => () => ({ drafts: [], files: [{ output: 'hello.txt', key: '', make: () => ${NEVER} }] })`,
    ),
  ],
])('the %s of a feature that awaits for ever is reported', async (what, files) => {
  const result = await site({ ...FILES, ...files }).build();
  expect(result.diagnostics, explain(result)).toEqual([
    {
      severity: 'error',
      code: 'feature/unsettled',
      message: `The ${what} of the feature “hello” awaits something that never settles`,
      place: LISTED,
      hint: 'Check each await and what its promise waits for.',
    },
  ]);
  expect(result.code).toBe(2);
  expect(result.stderr).toBe('');
});
