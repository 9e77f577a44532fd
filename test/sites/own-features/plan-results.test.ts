import { expect, test } from 'vitest';
import { explain } from '../command-result.ts';
import { type SiteFiles, site } from '../harness.ts';
import { config, FEATURE, PAGES } from './hello.ts';

const INDEX = FEATURE['features/hello/index.ts'].replace(
  'markdown:',
  "plan: async () => (await import('./plan.ts')).plan,\n  browser: { pages: { greetings: './greetings.tsx' } },\n  markdown:",
);
const ROUTE =
  "path: '/hello', output: 'hello.html', title: 'Hello', description: '', kind: 'greetings', isArticle: false, layout: PLAIN, content: {}";
const VISIBILITY = 'visibility: { isIndexed: true, isInSitemap: true }';
const PAGE = 'In the page “/hello” of the feature “hello”';
const PLAN = 'In the plan of the feature “hello”';

const planned = (part: string) => ({
  'features/hello/plan.ts': `import { baseOfGenerated, generatedDraft, pageKind, PLAIN } from '@mapwright/site/plan';
export const plan = () => (${part});
`,
});
const composed = (route: string) =>
  planned(`{ drafts: [{ path: '/hello', output: 'hello.html', compose: () => (${route}) }] }`);
const contents = (page: string) =>
  planned(
    `{ drafts: [generatedDraft(pageKind('greetings'), baseOfGenerated('/hello', 'Hello'), () => (${page}))] }`,
  );
const pageFiles = (read: string) =>
  planned(
    `{ drafts: [], pageFiles: { name: 'greetings', key: '', owns: () => false, read: () => ${read}, make: () => [] } }`,
  );

/** A site whose own feature makes pages of a kind. */
const siteWith = (files: SiteFiles) =>
  site({
    ...FEATURE,
    ...PAGES,
    'features/hello/index.ts': INDEX,
    'features/hello/greetings.tsx': 'export default function Greetings() {\n  return <p>Hello</p>;\n}\n',
    'site.config.ts': config('[hello()]'),
    ...files,
  });

test.each<[SiteFiles, string, string | undefined]>([
  [
    composed(`{ ${ROUTE}, bodies: [] }`),
    `${PAGE}: “visibility” is missing`,
    'Add visibility: { isIndexed: …, isInSitemap: … }.',
  ],
  [
    composed(`{ ${ROUTE}, ${VISIBILITY} }`),
    `${PAGE}: “bodies” is missing`,
    'Add bodies: [{ file: …, references: … }].',
  ],
  [
    composed(`{ ${ROUTE}, bodies: [], ${VISIBILITY}, pictures: '/a.png' }`),
    `${PAGE}: “pictures” expects a list, got “/a.png”`,
    "Write a list: ['/a.png'].",
  ],
  [
    contents('{ layout: PLAIN, content: {}, bodies: 3 }'),
    `${PAGE}: “bodies” expects a list, got 3`,
    'Write a list: [{ file: …, references: … }].',
  ],
  [
    contents("{ layout: { type: 'docs' }, content: {} }"),
    `${PAGE}: “layout.sidebar” is missing`,
    'Add sidebar: […].',
  ],
  [
    contents('{ layout: PLAIN, content: 3n }'),
    `${PAGE}: “content” expects data that JSON can hold, got 3n`,
    undefined,
  ],
  [
    planned('{ drafts: [], jsonFiles: () => 3 }'),
    `${PLAN}: “jsonFiles” expects a list, got 3`,
    'Write a list: [{ output: …, items: … }].',
  ],
  [
    planned('{ drafts: [], socialPictureOf: () => 3 }'),
    `${PLAN}: “socialPictureOf” expects a group of fields, got 3`,
    'Write { file: …, width: …, height: … }.',
  ],
  [
    planned(
      "{ drafts: [], socialPictureOf: () => ({ file: { output: 'a.png', key: '', make: () => 3 }, width: 1, height: 1 }) }",
    ),
    'In the file “a.png” of the feature “hello”: this expects a group of fields, got 3',
    undefined,
  ],
  [
    pageFiles('3n'),
    'In the files “greetings” of the feature “hello”: “read” expects data that JSON can hold, got 3n',
    undefined,
  ],
  [
    pageFiles('Promise.resolve(3n)'),
    'In the files “greetings” of the feature “hello”: “read” expects data that JSON can hold, got 3n',
    undefined,
  ],
])('what a plan returns is checked before anything works with it: %#', async (files, message, hint) => {
  const project = siteWith(files);
  const result = await project.build();
  expect(result.diagnostics, explain(result)).toMatchObject([
    { severity: 'error', code: 'feature/definition', message, ...(hint !== undefined && { hint }) },
  ]);
  expect(result.diagnostics?.[0]?.place?.file).toBe('site.config.ts');
});

test('a file of a feature that is not there is the reason that a build names', async () => {
  const project = siteWith(
    planned(
      "{ drafts: [], files: [{ output: 'a.txt', key: '', make: async () => ({ content: { type: 'copy', from: '/nowhere/a.txt' } }) }] }",
    ),
  );
  const result = await project.build();
  expect(result.diagnostics, explain(result)).toMatchObject([
    { code: 'output/source-vanished', hint: expect.stringContaining('feature') },
  ]);
});

test('a page that shows a text of no entry says so', async () => {
  const project = siteWith(
    contents("{ layout: PLAIN, content: {}, bodies: [{ file: 'content/docs/none.md', references: [] }] }"),
  );
  const result = await project.build();
  expect(result.diagnostics, explain(result)).toMatchObject([
    {
      code: 'template/crashed',
      message:
        'The page /hello cannot be rendered: No entry of this site has the file “content/docs/none.md”',
    },
  ]);
});
