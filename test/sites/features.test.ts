import { describe, expect, test } from 'vitest';
import { startDev } from './dev-server.ts';
import { explain, lines, site } from './harness.ts';

/** A feature of a site's own: `::hello{to="…"}` greets as its options say. */
const FEATURE = {
  'features/hello/index.ts': `import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';
export const hello = defineFeature({
  name: 'hello',
  from: import.meta.url,
  options: v.object({ greeting: v.optional(v.string(), 'Hello') }),
  markdown: async () => ({ directives: [(await import('./directive.ts')).hello] }),
});
`,
  'features/hello/directive.ts': `import { element, text, type Directive } from '@mapwright/site/directive';
export const hello: Directive<{ greeting: string }> = {
  name: 'hello',
  form: 'leaf',
  label: 'none',
  attributes: { to: { type: 'text', isRequired: true } },
  stylesheet: './hello.css',
  render: (_, { attributes }, { greeting }) => element('p', { className: ['hello'] }, [text(\`\${greeting}, \${attributes.to}!\`)]),
};
`,
  'features/hello/hello.css': '.hello { color: rebeccapurple; }\n',
};
const config = (features: string) =>
  `import { docs } from '@mapwright/site/features'; import { hello } from './features/hello/index.ts';\nexport default { product: { name: 'Maps', slug: 'maps' }, features: ${features.replace(/\]$/, ', docs()]')} };\n`;
const PAGES = {
  'content/docs/a.md': '# A\n\n::hello{to="you"}\n',
  'content/docs/b.md': '# B\n',
};

test('a site brings a directive and a style sheet of its own in one folder', async () => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('<p class="hello">Hello, you!</p>');
  const [, sheet = ''] = /href="\/(assets\/hello-\w+\.css)"/.exec(project.file('docs/a.html')) ?? [];
  expect(project.file(sheet)).toContain('.hello{color:#639}');
  expect(project.file('docs/b.html')).not.toContain('hello-');
});

test('another version of a package that a feature imports is other code', async () => {
  const greetings = (version: string, word: string) => ({
    'node_modules/@words/greetings/package.json': JSON.stringify({
      name: '@words/greetings',
      version,
      type: 'module',
      exports: './index.js',
    }),
    'node_modules/@words/greetings/index.js': `export const word = '${word}';\n`,
  });
  const project = site({
    ...FEATURE,
    ...PAGES,
    ...greetings('1.0.0', 'Hi'),
    'features/hello/directive.ts': `import { word } from '@words/greetings';\n${FEATURE['features/hello/directive.ts'].replace('[text', '[text(word), text')}`,
    'site.config.ts': config('[hello()]'),
  });
  await project.build();
  expect(project.file('docs/a.html')).toContain('HiHello, you!');
  project.write(greetings('1.0.1', 'Hey'));
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('HeyHello, you!');
  expect((await project.build()).summary).toMatchObject({ rendered: 0 });
});

test('rules for paper and forced colours are in a sheet that every page names for these media alone', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace(
      'markdown:',
      "browser: { otherMediaStylesheet: './paper.css' },\n  markdown:",
    ),
    'features/hello/paper.css': '@media print { .hello { color: black; } }\n',
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  const page = project.file('docs/b.html');
  const [, sheet = ''] =
    /<link rel="stylesheet" media="print, \(forced-colors: active\)" href="\/(.+?)">/.exec(page) ?? [];
  expect(project.file(sheet)).toContain('@media print{.hello{color:#000}}');
});

test('a live part is published, and the script knows its file', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace(
      'stylesheet:',
      "livePart: './client/hello.ts',\n  stylesheet:",
    ),
    'features/hello/client/hello.ts': `import { focusOn, type Surroundings } from '@mapwright/site/live';
export function start(element: HTMLElement, { announce }: Surroundings): void {
  focusOn(element);
  announce('Hello from a feature');
}
`,
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  const files = Object.keys(project.tree());
  const part = files.find(file => /^assets\/hello-\w+\.js$/.test(file)) ?? '';
  expect(project.file(part)).toContain('Hello from a feature');
  const script = files.find(file => /^assets\/main-\w+\.js$/.test(file)) ?? '';
  expect(project.file(script)).toContain(part.replace('assets/', './'));
});

test('what a directive has for every page is part of the main sheet and of the script: no page asks for more', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace(
      "stylesheet: './hello.css',",
      "mainStylesheet: './hello.css',\n  mainScript: './client/hello.ts',",
    ),
    'features/hello/client/hello.ts': `import type { MainScriptSurroundings } from '@mapwright/site/live';
export const create = ({ storage }: MainScriptSurroundings) => (root: ParentNode) => {
  for (const element of root.querySelectorAll('.hello')) element.textContent = storage.get('hello.name');
};
`,
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  const files = Object.keys(project.tree());
  const contentOf = (name: RegExp) => project.file(files.find(file => name.test(file)) ?? '');
  expect(contentOf(/^assets\/main-\w+\.css$/)).toContain('@layer prose{.hello{color:#639}}');
  expect(contentOf(/^assets\/main-\w+\.js$/)).toContain('hello.name');
  expect(files.filter(file => file.startsWith('assets/hello-'))).toEqual([]);
});

test('a main script without `create` is an error at its file', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace(
      "stylesheet: './hello.css',",
      "mainScript: './client/hello.ts',",
    ),
    'features/hello/client/hello.ts': 'export const start = () => {};\n',
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(result.diagnostics[0]?.message, explain(result)).toContain('"create"');
});

test.each([
  ['stylesheet', 'nope.css'],
  ['mainStylesheet', 'nope.css'],
  ['livePart', 'nope.ts'],
  ['mainScript', 'nope.ts'],
])('a %s of a directive that does not exist is reported by its path', async (part, file) => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace(
      "stylesheet: './hello.css',",
      `${part}: './${file}',`,
    ),
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(lines(result), explain(result)).toEqual([`error feature/missing-file features/hello/${file}`]);
});

describe('a feature whose code throws is reported where the site lists it', () => {
  const WORKING = { ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') };
  const THROWS =
    "throw new Error('out of order');\nexport const part = undefined as never;\nexport const hello = undefined as never;\n";
  const BROKEN = { 'features/hello/directive.ts': THROWS };
  const brokenPart = (part: string) => ({
    'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace(
      'markdown:',
      `${part},\n  markdown:`,
    ),
    'features/hello/part.ts': THROWS,
  });
  const OUT_OF_ORDER = {
    severity: 'error',
    code: 'feature/throws',
    message: 'The feature “hello” throws an error: out of order',
    place: { file: 'site.config.ts', line: 2, column: 70 },
    hint: 'Fix the code of the feature, or leave the feature out.',
  };
  const PART = "async () => (await import('./part.ts')).part";

  test.each<[string, Readonly<Record<string, string>>]>([
    ['its directives', BROKEN],
    ['its plan', brokenPart(`plan: ${PART}`)],
    ['its check', brokenPart(`check: ${PART}`)],
    ['its source', brokenPart(`source: { folders: ['hellos'], open: ${PART} }`)],
  ])('in %s, by every command, and the published site stays', async (_, files) => {
    const project = site(WORKING);
    await project.build();
    const before = project.tree();
    project.write(files);
    for (const command of ['build', 'check']) {
      const result = await project.run(command);
      expect(result.diagnostics, explain(result)).toEqual([OUT_OF_ORDER]);
      expect(result.code).toBe(2);
    }
    expect(project.tree()).toEqual(before);
  });

  test('by dev, which goes on when it is fixed', async () => {
    const project = site({ ...WORKING, ...BROKEN });
    const server = await startDev(project.root);
    try {
      await expect.poll(server.output).toContain(OUT_OF_ORDER.message);
      project.write({ 'features/hello/directive.ts': FEATURE['features/hello/directive.ts'] });
      await expect.poll(() => server.text('/docs/a')).toContain('Hello, you!');
      project.write(BROKEN);
      // A save may be seen at its beginning and at its end.
      await expect.poll(() => server.output().split(OUT_OF_ORDER.message).length).toBeGreaterThan(2);
      expect(await server.text('/docs/a')).toContain('Hello, you!');
    } finally {
      await server.stop();
    }
  });
});

test('origins of a feature are in the policy, and its data are checked', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace(
      'markdown:',
      `policy: () => ({ 'connect-src': ['https://api.example'] }),
  check: async ({ textOf, placeOf }) =>
    textOf('content/names.yml') === 'right\\n' ? [] : [{ severity: 'error', code: 'hello/names', message: 'Wrong', place: placeOf(['greeting']) }],
  markdown:`,
    ),
    'content/names.yml': 'wrong\n',
    'site.config.ts': config("[hello({ greeting: 'Hi' })]"),
  });
  const refused = await project.build();
  expect(lines(refused)).toEqual(['error hello/names site.config.ts:2:78']);
  project.write({ 'content/names.yml': 'right\n' });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('_headers')).toContain("; connect-src 'self' https://api.example;");
});

test('changed options render the pages that show them, and no others', async () => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') });
  await project.build();
  project.write({ 'site.config.ts': config("[hello({ greeting: '{product} greets' })]") });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(result.summary?.rendered).toBe(1);
  expect(project.file('docs/a.html')).toContain('Maps greets, you!');
});

test('changed code of a feature is used by the next build', async () => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') });
  await project.build();
  project.write({
    'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace('}!', '}.'),
    'features/hello/hello.css': '.hello { color: red; }\n',
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('Hello, you.');
  const [, sheet = ''] = /href="\/(assets\/hello-\w+\.css)"/.exec(project.file('docs/a.html')) ?? [];
  expect(project.file(sheet)).toContain('.hello{color:red}');
});

test('dev follows the code and the style sheet of a feature', async () => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') });
  const server = await startDev(project.root);
  try {
    expect(await server.text('/docs/a')).toContain('Hello, you!');
    project.write({
      'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace('}!', '}.'),
    });
    await expect.poll(() => server.text('/docs/a')).toContain('Hello, you.');
    project.write({ 'features/hello/hello.css': '.hello { color: red; }\n' });
    const styles = async () => {
      const sheet = /href="(\/assets\/hello-\w+\.css)"/.exec(await server.text('/docs/a'))?.[1] ?? '';
      return server.text(sheet);
    };
    await expect.poll(styles).toContain('.hello{color:red}');
  } finally {
    await server.stop();
  }
});

test('a configuration that awaits may list features', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'site.config.ts': `await 0;\n${config('[hello()]')}`,
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('Hello, you!');
});

test.each([
  ['[hello({ greeting: 5 })]', ['error feature/invalid-field site.config.ts:2:78'], '“greeting” expects'],
  [
    '[hello({ greetin: "a" })]',
    ['error feature/unknown-field site.config.ts:2:78'],
    'Did you mean greeting?',
  ],
  ['[hello]', ['error feature/not-a-feature site.config.ts:2:70'], 'This is not a feature'],
  ['hello()', ['error config/invalid-field site.config.ts:2:59'], 'expects a list'],
  ['[hello(), hello()]', ['error feature/twice site.config.ts:2:79'], 'listed twice'],
])('a list of features such as %s is refused at its place', async (list, expected, message) => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config(list) });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(2);
  expect(lines(result)).toEqual(expected);
  const [first] = result.diagnostics;
  expect(`${first?.message} ${first?.hint}`).toContain(message);
});

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

test('a sheet of a directive that a page asks for too is one sheet', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace(
      'markdown:',
      "browser: { stylesheets: { hello: './hello.css' } },\n  markdown:",
    ),
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(Object.keys(project.tree()).filter(file => file.startsWith('assets/hello-'))).toHaveLength(1);
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
const notedConfig = (list: string) =>
  `import { docs } from '@mapwright/site/features';\nimport { noted } from './features/noted/index.ts';\nexport default { features: [${list}] };\n`;

test('a feature adds a field to the front matter of docs, and shows it under their titles', async () => {
  const project = site({
    ...NOTED,
    'content/docs/a.md': '---\nnoted: Ann\n---\n\n# A\n',
    'content/docs/b.md': '# B\n',
    'site.config.ts': notedConfig('docs(), noted()'),
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
    'site.config.ts': notedConfig('docs(), noted()'),
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
    'site.config.ts': notedConfig('noted(), docs()'),
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
