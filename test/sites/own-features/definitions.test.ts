import { expect, test } from 'vitest';
import { explain } from '../command-result.ts';
import { site } from '../harness.ts';
import { config, FEATURE, PAGES } from './hello.ts';

const INDEX = FEATURE['features/hello/index.ts'];
const DIRECTIVE = FEATURE['features/hello/directive.ts'];
const DEFINITION = 'In the definition of the feature “hello”';
const MARKDOWN = 'In the Markdown of the feature “hello”';
const POLICY = 'In the policy of the feature “hello”';
const PLAN = 'In the plan of the feature “hello”';
const SOURCE = 'In the source of the feature “hello”';
const COLLECTIONS = 'In the collections of the feature “hello”';

const index = (from: string, to: string) => ({ 'features/hello/index.ts': INDEX.replace(from, to) });
const directive = (from: string, to: string) => ({
  'features/hello/directive.ts': DIRECTIVE.replace(from, to),
});
const more = (field: string) => index('markdown:', `${field},\n  markdown:`);
const collection = (fields: string) =>
  more(`collections: () => [{ name: 'notes', baseOf: () => '/', segmentsOf: () => [], ${fields} }]`);
const page = (contents: string) => ({
  ...more("plan: async () => (await import('./plan.ts')).plan"),
  'features/hello/plan.ts': `import { baseOfGenerated, generatedDraft, pageKind } from '@mapwright/site/plan';
export const plan = () => ({
  drafts: [generatedDraft(pageKind('greetings'), baseOfGenerated('/hello', 'Hello'), () => (${contents}))],
});
`,
});

test.each<[object, string, string | undefined]>([
  [index('markdown', 'markdwn'), `${DEFINITION}: unknown field “markdwn”`, 'Did you mean markdown?'],
  [index('from: import.meta.url,', ''), `${DEFINITION}: “from” is missing`, 'Add from: import.meta.url.'],
  [
    index("'hello'", "'My hello'"),
    'In the definition of the feature “My hello”: “name” expects words joined by hyphens, got “My hello”',
    undefined,
  ],
  [more('plan: 3'), `${DEFINITION}: “plan” expects a function, got 3`, undefined],
  [
    more("browser: { pages: {}, stylesheet: './hello.css' }"),
    `${DEFINITION}: unknown field “browser.stylesheet”`,
    'Did you mean stylesheets?',
  ],
  [
    collection("folders: ['content/notes'], frontMatter: v.object({}), titleOf: () => ''"),
    `${COLLECTIONS}: “collections[0].folders[0]” expects a folder with a slash at its end, such as content/jobs/, got “content/notes”`,
    undefined,
  ],
  [
    collection("folders: ['content/notes/'], frontMatter: v.object({})"),
    `${COLLECTIONS}: “collections[0].titleOf” is missing`,
    'Add titleOf: a function.',
  ],
  [
    {
      'features/hello/index.ts': collection(
        "folders: ['content/notes/'], frontMatter: v.object({}), titleOf: () => ''",
      )['features/hello/index.ts'].replace("baseOf: () => '/'", 'baseOf: () => undefined'),
      'content/notes/one.md': 'One.',
    },
    'In the collection “notes” of the feature “hello”: “baseOf” expects text, got nothing',
    undefined,
  ],
  [
    {
      ...collection("folders: ['content/notes/'], frontMatter: v.object({}), titleOf: () => undefined"),
      'content/notes/one.md': 'One.',
    },
    'In the collection “notes” of the feature “hello”: “titleOf” expects text, got nothing',
    undefined,
  ],
  [
    directive("form: 'leaf'", "form: 'block'"),
    `${MARKDOWN}: “directives[0].form” expects “text” or “leaf” or “container”, got “block”`,
    undefined,
  ],
  [
    directive("type: 'text'", "type: 'choice'"),
    `${MARKDOWN}: “directives[0].attributes.to.values” is missing`,
    "Add values: ['…'].",
  ],
  [
    directive('const hello', 'const hallo'),
    `${MARKDOWN}: “directives[0]” is missing`,
    'Check what this item of the list refers to: it has no value.',
  ],
  [
    more("browser: { slots: { 'nav-bar': './hello.tsx' } }"),
    `${DEFINITION}: unknown field “browser.slots.nav-bar”`,
    'Did you mean navbar?',
  ],
  [
    more("policy: () => ({ 'conect-src': ['https://a.example'] })"),
    `${POLICY}: unknown field “conect-src”`,
    'Did you mean connect-src?',
  ],
  [
    more("policy: () => ({ 'connect-src': ['hello; script-src *'] })"),
    `${POLICY}: “connect-src[0]” expects an origin, such as https://forms.example, got “hello; script-src *”`,
    undefined,
  ],
  [
    more("policy: () => ({ 'frame-src': ['https://a.example/b;c'] })"),
    `${POLICY}: “frame-src[0]” expects an origin, such as https://forms.example, got “https://a.example/b;c”`,
    undefined,
  ],
  [
    more('frontMatter: { doc: { level: v.string() } }'),
    'The feature “hello” adds fields to the front matter of “doc”, which is not a collection',
    'Did you mean docs?',
  ],
  [
    more('plan: async () => ({ drafts: [] })'),
    `${PLAN}: this expects a function that returns { drafts }, got a group of fields`,
    undefined,
  ],
  [
    more('plan: async () => async () => ({ drafts: [] })'),
    `${PLAN}: this expects a group of fields, got a promise`,
    'Write await in front of it, or leave async out.',
  ],
  [
    more('plan: async () => () => undefined'),
    `${PLAN}: this expects a group of fields, got nothing`,
    'Write { drafts: … }.',
  ],
  [
    more('plan: async () => () => ({ drafts: [], feed: [] })'),
    `${PLAN}: unknown field “feed”`,
    'Did you mean feeds?',
  ],
  [
    more('plan: async () => () => ({ drafts: [undefined] })'),
    `${PLAN}: “drafts[0]” is missing`,
    'Check what this item of the list refers to: it has no value.',
  ],
  [
    more(
      "plan: async () => () => ({ drafts: [], feeds: [{ output: 'a.xml', description: '', path: '/', items: [] }] })",
    ),
    `${PLAN}: “feeds[0].title” is missing`,
    "Add title: '…'.",
  ],
  [
    more(
      "plan: async () => () => ({ drafts: [], redirects: [{ from: 'old', to: '/', suffix: '', place: { file: 'a' } }] })",
    ),
    `${PLAN}: “redirects[0].from” expects a path of this site, such as /jobs, got “old”`,
    undefined,
  ],
  [
    more("plan: async () => () => ({ drafts: [], files: [{ output: '/a.json', key: '', make: () => 3 }] })"),
    `${PLAN}: “files[0].output” expects a path in the output folder, such as jobs/feed.xml, got “/a.json”`,
    undefined,
  ],
  [
    page('undefined'),
    'In the page “/hello” of the feature “hello”: “layout” is missing',
    'Add layout: a layout, such as PLAIN.',
  ],
  [
    page("{ layout: 'plain', content: {} }"),
    'In the page “/hello” of the feature “hello”: “layout” expects a layout, such as PLAIN, got “plain”',
    "Write { type: 'plain' }.",
  ],
  [
    more('plan: async () => () => ({ drafts: [], sidebars: {} })'),
    `${PLAN}: “sidebars” expects a list, got a group of fields`,
    'Write a list: [{ paths: …, categories: … }].',
  ],
  [
    more('check: async () => undefined'),
    'In the check of the feature “hello”: this expects a list, got nothing',
    'Write a list: [{ severity: …, code: …, message: … }].',
  ],
  [
    more("check: async () => [{ severity: 'fatal', code: 'a/b', message: 'c' }]"),
    'In the check of the feature “hello”: “[0].severity” expects “error” or “warning”, got “fatal”',
    undefined,
  ],
  [
    more("source: { folders: ['hellos'], open: async () => 3 }"),
    `${SOURCE}: this expects a function that returns { source, diagnostics }, got 3`,
    undefined,
  ],
  [
    more("source: { folders: ['hellos'], open: async () => async () => ({ diagnostics: [] }) }"),
    `${SOURCE}: “source” is missing`,
    'Add source: { key: …, load: … }.',
  ],
  [
    more(
      "source: { folders: ['hellos'], open: async () => async () => ({ diagnostics: [], source: { key: '', load: async () => ({ data: 3 }) } }) }",
    ),
    `${SOURCE}: “diagnostics” is missing`,
    'Add diagnostics: [{ severity: …, code: …, message: … }].',
  ],
])(
  'what is wrong in a definition is reported where the site lists the feature: %#',
  async (files, message, hint) => {
    const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]'), ...files });
    const result = await project.build();
    expect(result.diagnostics, explain(result)).toEqual([
      {
        severity: 'error',
        code: 'feature/definition',
        message,
        place: { file: 'site.config.ts', line: 2, column: 70 },
        ...(hint !== undefined && { hint }),
      },
    ]);
    expect(result.code).toBe(2);
  },
);

test('a feature in the configuration itself is refused: its folder would be the whole site', async () => {
  const definition = INDEX.replaceAll("'./", "'./features/hello/");
  const text = `${definition}export default { features: [hello()] };\n`;
  const result = await site({ ...FEATURE, ...PAGES, 'site.config.ts': text }).build();
  expect(result.diagnostics, explain(result)).toEqual([
    {
      severity: 'error',
      code: 'feature/definition',
      message:
        'The feature “hello” is defined in the folder of the site, so all files of the site would be its own',
      place: { file: 'site.config.ts', line: 9, column: 29 },
      hint: 'Put it into a folder, such as features/hello/index.ts, and import it from there.',
    },
  ]);
  expect(result.code).toBe(2);
});

test('origins of a policy may have a port, any subdomain, and the scheme of a socket', async () => {
  const origins = ['https://a.example', 'http://localhost:8080', 'https://*.b.example', 'wss://c.example'];
  const project = site({
    ...FEATURE,
    ...PAGES,
    'site.config.ts': config('[hello()]'),
    ...more(`policy: () => ({ 'connect-src': ${JSON.stringify(origins)} })`),
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('_headers')).toContain(`connect-src 'self' ${origins.join(' ')};`);
});

test.each([
  ["'<b>x</b>'", '“<b>x</b>” instead of HTML'],
  ['undefined', 'nothing instead of HTML'],
  ["Promise.resolve(text(''))", 'a promise instead of HTML'],
  ["[text('Hi'), { tagName: 'p' }]", 'a group of fields instead of HTML'],
  ['text(undefined)', 'a text of nothing'],
  ["element('p', {}, [text('Hi'), element('b', {}, [text(3)])])", 'a text of 3'],
])('a directive that returns no HTML is reported where the page has it: %s', async (html, what) => {
  const project = site({
    ...FEATURE,
    'content/docs/a.md': '# A\n\n:::note\n::hello{to="you"}\n:::\n',
    'content/docs/b.md': '# B\n\n[Lost](lost.md)\n',
    'site.config.ts': config('[hello()]'),
    'features/hello/directive.ts': DIRECTIVE.replace(/element\('p'.*(?=,\n)/, html),
  });
  const result = await project.build();
  expect(result.diagnostics, explain(result)).toMatchObject([
    {
      severity: 'error',
      code: 'feature/definition',
      message: `The directive “hello” of the feature “hello” returns ${what}`,
      place: { file: 'content/docs/a.md', line: 4, column: 1 },
      hint: 'Return what element() and text() give, or a list of it. A directive cannot wait for anything.',
    },
    { code: 'link/missing-target', place: { file: 'content/docs/b.md' } },
  ]);
});
