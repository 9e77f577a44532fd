import { expect, test } from 'vitest';
import { explain } from '../command-result.ts';
import { site } from '../harness.ts';
import { PAGES } from './hello.ts';

/** A feature of a site's own that shows on docs who wrote them down. */
const NOTED = {
  'features/noted/index.ts': `import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';
export const noted = defineFeature({
  name: 'noted',
  from: import.meta.url,
  options: v.object({}),
  frontMatter: { docs: { noted: v.exactOptional(v.string('a name')) }, blog: { noted: v.string() } },
  plan: async () => () => ({
    drafts: [],
    badges: ({ head }, site) =>
      head.frontMatter.noted ? [{ label: 'Noted by ' + head.frontMatter.noted, ...site.link('/docs/b', 'noted', head.file) }] : [],
  }),
});
`,
};

const config = (list: string) =>
  `import { docs } from '@mapwright/site/features';\nimport { noted } from './features/noted/index.ts';\nexport default { features: [${list}] };\n`;

test('a feature adds a field to the front matter of docs, and shows it under their titles', async () => {
  const project = site({
    ...NOTED,
    'content/docs/a.md': '---\nnoted: Ann\n---\n\n# A\n',
    'content/docs/b.md': '# B\n',
    'site.config.ts': config('docs(), noted()'),
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(result.diagnostics).toEqual([]);
  expect(project.file('docs/a.html')).toContain(
    '<p class="badges" data-search="off"><a href="/docs/b">Noted by Ann</a></p>',
  );
  expect(project.file('docs/b.html')).not.toContain('class="badges"');
});

test('such a field is checked, and other collections do not have it', async () => {
  const project = site({
    ...NOTED,
    'content/docs/a.md': '---\nnoted: [1]\n---\n\n# A\n',
    'content/pages/c.md': '---\nnoted: Ann\n---\n\n# C\n',
    'site.config.ts': config('docs(), noted()'),
  });
  const { diagnostics } = await project.build();
  expect(diagnostics.map(({ code, place }) => [code, place?.file, place?.line])).toEqual([
    ['frontmatter/invalid-field', 'content/docs/a.md', 2],
    ['frontmatter/unknown-field', 'content/pages/c.md', 2],
  ]);
});

test('a field of front matter that is defined already is refused', async () => {
  const project = site({
    ...NOTED,
    ...PAGES,
    'features/noted/index.ts': NOTED['features/noted/index.ts'].replace('docs: { noted', 'docs: { title'),
    'content/docs/a.md': '# A\n',
    'site.config.ts': config('noted(), docs()'),
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(2);
  expect(result.diagnostics).toMatchObject([
    {
      code: 'feature/taken-field',
      message:
        'The feature “noted” adds the field “title” to the front matter of “docs”, which already has it',
      place: { file: 'site.config.ts', line: 3 },
      hint: 'Give the field another name.',
    },
  ]);
});
