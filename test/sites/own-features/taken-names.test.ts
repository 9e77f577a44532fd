import { expect, test } from 'vitest';
import { explain, lines } from '../command-result.ts';
import { site } from '../harness.ts';
import { config, FEATURE, PAGES } from './hello.ts';

test('two features with a style sheet, a live part or an inline script of one name are refused, and so is what has a name of the program', async () => {
  const feature = (name: string, browser: string) =>
    `export const ${name} = defineFeature({ name: '${name}', from: import.meta.url, options: v.object({}), browser: ${browser} });\n`;
  const project = site({
    ...PAGES,
    'features/some.ts': `import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';
${feature('one', "{ pages: { tags: './a.tsx' }, stylesheets: { main: './a.css', a: './a.css' }, liveParts: { a: './a.ts' }, inlineScripts: { a: './a.ts' } }")}${feature('two', "{ stylesheets: { a: './a.css' }, liveParts: { a: './a.ts' }, inlineScripts: { a: './a.ts' } }")}`,
    'site.config.ts': `import { one, two } from './features/some.ts';\nexport default { features: [one(), two()] };\n`,
  });
  const result = await project.build();
  expect(lines(result)).toEqual([
    'error feature/equal-names site.config.ts:2:29',
    'error feature/equal-names site.config.ts:2:29',
    'error feature/equal-names site.config.ts:2:36',
    'error feature/equal-names site.config.ts:2:36',
    'error feature/equal-names site.config.ts:2:36',
  ]);
});

test('two features with a collection of one name are refused, and so are two kinds of entries for `site new`', async () => {
  const feature = (name: string, collection: string) =>
    `export const ${name} = defineFeature({ name: '${name}', from: import.meta.url, options: v.object({}), collections: () => [{ folders: [], frontMatter: v.object({}), baseOf: () => '/', segmentsOf: () => [], titleOf: () => '', ${collection} }] });\n`;
  const starter = (kind: string) => `starter: { kind: '${kind}', start: () => ({ problem: 'is none' }) }`;
  const project = site({
    ...PAGES,
    'features/some.ts': `import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';
${feature('one', `name: 'pages', ${starter('site')}`)}${feature('two', `name: 'notes', ${starter('note')}`)}${feature('three', `name: 'notes', ${starter('note')}`)}${feature('four', `name: 'others', ${starter('page')}`)}`,
    'site.config.ts': `import { four, one, three, two } from './features/some.ts';\nexport default { features: [one(), two(), three(), four()] };\n`,
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(2);
  expect(lines(result)).toEqual([
    'error feature/equal-names site.config.ts:2:29',
    'error feature/equal-names site.config.ts:2:29',
    'error feature/equal-names site.config.ts:2:43',
    'error feature/equal-names site.config.ts:2:43',
    'error feature/equal-names site.config.ts:2:52',
  ]);
  expect(result.diagnostics[0]?.message).toBe(
    'The feature “one” has a collection “pages”, but that name is already in use',
  );
});

test.each([
  ["docs({ versions: [{ name: '8', label: '8', folder: 'blog' }] }), blog()", 'blog', 'content/blog/'],
  ["docs({ versions: [{ name: '8', label: '8', folder: 'pages' }] })", 'docs', 'content/pages/'],
  [
    "docs({ versions: [{ name: '8', label: '8', folder: 'a' }, { name: '7', label: '7', folder: 'a' }] })",
    'docs',
    'content/a/',
  ],
])('a folder of entries that is taken is refused: %s', async (list, feature, folder) => {
  const project = site({
    ...PAGES,
    'site.config.ts': `import { blog, docs } from '@mapwright/site/features';\nexport default { features: [${list}] };\n`,
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(2);
  expect(result.diagnostics.map(({ code, message }) => [code, message])).toEqual([
    [
      'feature/taken-folder',
      `The feature “${feature}” keeps entries in “${folder}”, but that folder is already in use`,
    ],
  ]);
});

test('two features with a directive of one name are refused', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/index.ts': `${FEATURE['features/hello/index.ts']}
export const again = defineFeature({
  name: 'again',
  from: import.meta.url,
  options: v.object({ greeting: v.optional(v.string(), 'Again') }),
  markdown: async () => ({ directives: [(await import('./directive.ts')).hello] }),
});
`,
    'site.config.ts': `import { docs } from '@mapwright/site/features'; import { again, hello } from './features/hello/index.ts';\nexport default { features: [hello(), again(), docs()] };\n`,
  });
  const result = await project.build();
  expect(result.code, explain(result)).not.toBe(0);
  expect(lines(result)).toEqual(['error feature/equal-directives site.config.ts:2:38']);
});

test('two features with a style sheet or a live part of one name for their directives are refused, and so is one with a name of the program', async () => {
  const feature = (name: string, directive: string) =>
    `export const ${name} = defineFeature({ name: '${name}', from: import.meta.url, options: v.object({}), browser: { stylesheets: { own: './own.css' } }, markdown: async () => ({ directives: [{ name: '${name}', form: 'leaf', label: 'none', attributes: {}, render: () => [], ${directive} }] }) });\n`;
  const project = site({
    ...PAGES,
    'content/docs/a.md': '# A\n',
    'features/own.css': '',
    'features/parts.css': '',
    'features/main.css': '',
    'features/one/parts.css': '',
    'features/parts.ts': 'export function start() {}',
    'features/some.ts': `import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';
${feature('one', "stylesheet: './parts.css', livePart: './parts.ts'")}${feature('two', "stylesheet: './one/parts.css', livePart: './parts.ts'").replace('own:', 'two:')}${feature('three', "stylesheet: './main.css'").replace('own:', 'three:')}${feature('four', "stylesheet: './own.css'").replace('own:', 'four:')}`,
    'site.config.ts': `import { docs } from '@mapwright/site/features';
import { one, two, three, four } from './features/some.ts';
export default { features: [one(), two(), three(), four(), docs()] };
`,
  });
  const result = await project.build();
  expect(lines(result), explain(result)).toEqual([
    'error feature/equal-names site.config.ts:3:36',
    'error feature/equal-names site.config.ts:3:36',
    'error feature/equal-names site.config.ts:3:43',
    'error feature/equal-names site.config.ts:3:52',
  ]);
});

test('a feature with the name of one that every site has is refused', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace("name: 'hello'", "name: 'prose'"),
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(lines(result), explain(result)).toEqual(['error feature/twice site.config.ts:2:70']);
});
