import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explain, lines } from '../command-result.ts';
import { site } from '../harness.ts';
import { config, FEATURE, PAGES, withLivePart } from './hello.ts';

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
    'features/hello/client/later.ts': 'export const later = () => {};\n',
    'features/hello/client/hello.ts': `import { focusOn, type Surroundings } from '@mapwright/site/live';
export function start(element: HTMLElement, { announce }: Surroundings): void {
  focusOn(element);
  import('./later.ts').then(({ later }) => later());
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

test('a live part without `start` is an error at its file', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace(
      'stylesheet:',
      "livePart: './client/hello.ts',\n  stylesheet:",
    ),
    'features/hello/client/hello.ts': 'export const begin = () => {};\n',
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(result.diagnostics, explain(result)).toEqual([
    {
      severity: 'error',
      code: 'code/does-not-compile',
      message: 'This live part does not export “start”',
      place: { file: 'features/hello/client/hello.ts', line: 1, column: 1 },
      hint: 'Export it: export function start(element, surroundings) { … }.',
    },
  ]);
});

test.each([
  ["className: ['hello']", "dataLive: 'helo'"],
  [
    /element\('p'.*(?=,\n)/,
    `({ type: 'raw', value: '<p class="hello" data-live="helo">Hello</p>' }) as never`,
  ],
])(
  'an element with a live part that no feature has is an error where the page has the directive: %s',
  async (html, live) => {
    const project = site({
      ...FEATURE,
      ...PAGES,
      'features/hello/directive.ts': FEATURE['features/hello/directive.ts']
        .replace('stylesheet:', "livePart: './client/hello.ts',\n  stylesheet:")
        .replace(html, live),
      'features/hello/client/hello.ts': 'export const start = () => {};\n',
      'site.config.ts': config('[hello()]'),
    });
    const result = await project.build();
    expect(result.diagnostics, explain(result)).toEqual([
      {
        severity: 'error',
        code: 'feature/unknown-live-part',
        message:
          'The directive “hello” of the feature “hello” gives an element the live part “helo”, which does not exist',
        place: { file: 'content/docs/a.md', line: 3, column: 1 },
        hint: 'Did you mean hello?',
      },
    ]);
  },
);

test('a live part that imports a module of Node is reported, because browsers have none', async () => {
  const project = site({
    ...withLivePart(
      "import { readFileSync } from 'node:fs';\nexport const start = () => readFileSync('a');\n",
    ),
    ...PAGES,
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(result.diagnostics, explain(result)).toMatchObject([
    {
      code: 'code/does-not-compile',
      place: { file: 'features/hello/client/hello.ts', line: 1, column: 30 },
      hint: 'Browsers have no modules of Node. Do this in the plan or in a directive, which run when the site is built.',
    },
  ]);
});

test('a live part that imports what React has in no browser is reported', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace(
      'stylesheet:',
      "livePart: './client/hello.tsx',\n  stylesheet:",
    ),
    'features/hello/client/hello.tsx':
      "import { useActionState } from 'react';\nimport { useFormStatus } from 'react-dom';\nexport const start = () => [useActionState, useFormStatus];\n",
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  const hint =
    'Components run on Preact there, which does without this. Use another hook, or a library that does not need it.';
  expect(result.diagnostics, explain(result)).toEqual([
    {
      severity: 'error',
      code: 'code/does-not-compile',
      message: 'In the browser, React has no “useActionState”',
      place: { file: 'features/hello/client/hello.tsx', line: 1, column: 10 },
      hint,
    },
    {
      severity: 'error',
      code: 'code/does-not-compile',
      message: 'In the browser, React has no “useFormStatus”',
      place: { file: 'features/hello/client/hello.tsx', line: 2, column: 10 },
      hint,
    },
  ]);
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

test('a named pipe, a folder and links to nowhere in the folder of a feature are waited for nowhere, and reported where a file is named', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace(
      'markdown:',
      "browser: { mainStylesheet: './pipe.css', liveParts: { 'hello-more': './folder' } },\n  markdown:",
    ),
    'features/hello/folder/a.ts': 'export {};\n',
    'site.config.ts': config('[hello()]'),
  });
  execFileSync('mkfifo', [project.path('features/hello/pipe.css')]);
  symlinkSync('someone@host.1234', project.path('features/hello/.#hello.css'));
  symlinkSync('..', project.path('features/hello/folder/above'));
  const result = await project.build();
  expect(lines(result), explain(result)).toEqual([
    'error feature/missing-file features/hello/folder',
    'error feature/missing-file features/hello/pipe.css',
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

test.each(['greetings', 'constructor'])('a page of the kind %s needs a component', async kind => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace(
      'markdown:',
      "plan: async () => (await import('./plan.ts')).plan,\n  markdown:",
    ),
    'features/hello/plan.ts': planOf(kind),
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(result.diagnostics, explain(result)).toEqual([
    {
      severity: 'error',
      code: 'template/crashed',
      message: `The page /hello cannot be rendered: No component renders pages of the kind “${kind}”`,
      hint: `Name the component in browser.pages of the feature: { '${kind}': './${kind}.tsx' }.`,
    },
  ]);
});

test('a component that throws is named with its line', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace(
      'markdown:',
      "plan: async () => (await import('./plan.ts')).plan,\n  browser: { pages: { greeting: './greeting.tsx' } },\n  markdown:",
    ),
    'features/hello/greeting.tsx':
      "export default function Greeting() {\n  const [name] = ['World'].map(() => undefined as unknown as string);\n  return <p>{name?.length + name.length}</p>;\n}\n",
    'features/hello/plan.ts': planOf('greeting'),
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(result.diagnostics, explain(result)).toEqual([
    {
      severity: 'error',
      code: 'template/crashed',
      message: expect.stringMatching(/^The page \/hello cannot be rendered: the component Greeting throws: /),
      place: { file: 'features/hello/greeting.tsx' },
      hint: 'Check features/hello/greeting.tsx:3:34 and the content of this page.',
    },
  ]);
});

test('a mistake in a style sheet is reported at its place', async () => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') });
  const wrong = async (css: string) => {
    project.write({ 'features/hello/hello.css': css });
    const { diagnostics } = await project.build();
    return diagnostics.map(({ code, place, hint, related }) => ({ code, place, hint, related }));
  };
  expect(await wrong('.hello {\n  color: red;\n')).toMatchInlineSnapshot(`
    [
      {
        "code": "code/does-not-compile",
        "hint": "Write } where this part should end.",
        "place": {
          "column": 1,
          "file": "features/hello/hello.css",
          "line": 3,
        },
        "related": [
          {
            "column": 8,
            "file": "features/hello/hello.css",
            "line": 1,
            "message": "The unbalanced "{" is here",
          },
        ],
      },
    ]
  `);
  expect(await wrong('.hello {\n  color red;\n}\n')).toMatchObject([{ place: { line: 2, column: 8 } }]);
  expect(await wrong('.hello {\n  // red\n}\n')).toMatchObject([{ place: { line: 2, column: 3 } }]);
  expect(await wrong('.hello {\n  background: url(no.png);\n}\n')).toMatchObject([
    { place: { line: 2, column: 15 }, hint: expect.stringContaining('The path of a file begins with ./') },
  ]);
});

/** A plan of one page of a kind, at /hello. */
function planOf(kind: string): string {
  return `import { baseOfGenerated, generatedDraft, PLAIN, pageKind, type PlanPart } from '@mapwright/site/plan';
export const plan: PlanPart = () => ({
  drafts: [generatedDraft(pageKind('${kind}'), baseOfGenerated('/hello', 'Hello'), () => ({ layout: PLAIN, content: {} }))],
});
`;
}
