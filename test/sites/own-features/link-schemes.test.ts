import { expect, test } from 'vitest';
import { explain } from '../command-result.ts';
import { site } from '../harness.ts';
import { config, FEATURE } from './hello.ts';

/** The feature with a plan that resolves `ticket:`, and this line in its Markdown part. */
const filesWith = (schemes: string) => ({
  ...FEATURE,
  'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace(
    'markdown: async () => ({',
    `plan: async () => (await import('./plan.ts')).plan,\n  markdown: async () => ({ ${schemes}`,
  ),
  'features/hello/plan.ts': `export const plan = () => ({
  drafts: [],
  links: { ticket: (url: string) => ({ href: \`https://tickets.example/\${url.slice('ticket:'.length)}\`, isExternal: true }) },
});
`,
  'site.config.ts': config('[hello()]'),
  'content/docs/a.md': '# A\n\nSee [Ticket 7](ticket:7).\n\n![](ticket:8)\n',
});

test('a link with a scheme that a feature names is resolved by its plan, and a picture may not have one', async () => {
  const project = site(filesWith("linkSchemes: ['ticket'],"));
  const result = await project.build();
  expect(result.diagnostics.map(({ code, place }) => [code, place?.line])).toEqual([
    ['markdown/unsafe-url', 5],
  ]);
  project.write({ 'content/docs/a.md': '# A\n\nSee [Ticket 7](ticket:7).\n' });
  const good = await project.build();
  expect(good.code, explain(good)).toBe(0);
  expect(project.file('docs/a.html')).toContain('href="https://tickets.example/7"');
});

test('a scheme that no feature names is refused', async () => {
  const result = await site(filesWith('')).build();
  expect(result.diagnostics.map(({ code, place }) => [code, place?.line])).toEqual([
    ['markdown/unsafe-url', 3],
    ['markdown/unsafe-url', 5],
  ]);
});
