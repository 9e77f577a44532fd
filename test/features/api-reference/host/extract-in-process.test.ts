import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import type { ApiExtraction } from '../../../../src/features/api-reference/api.ts';
import { listEntryFiles } from '../../../../src/features/api-reference/host/entry-files.ts';
import { extractInProcess } from '../../../../src/features/api-reference/host/extract-in-process.ts';
import { projectRoot } from '../../../machine.ts';
import { filesBelow } from './files-below.ts';
import { outlineOf } from './outline.ts';

const FIXTURE = join(dirname(fileURLToPath(import.meta.url)), 'fixture');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the model of a library', () => {
  test('holds every construct of the invented one', async () => {
    const library = await extract(FIXTURE, ['.']);
    await expect(outlineOf(library)).toMatchFileSnapshot('fixture.outline.txt');
    expect(
      library.diagnostics.map(({ code, message, place }) => ({ code, message, place })),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "api/comment",
          "message": "The signature Shapes/Shape.Circle.equals has an @param with name "this", which was not used",
          "place": {
            "column": 3,
            "file": "shapes/shape.ts",
            "line": 108,
          },
        },
      ]
    `);
  });

  test('is the same whatever else is documented with it', async () => {
    const files = {
      'b.ts':
        '/** B. */\nexport interface B { /** X. */ x: A | string | undefined | C; }\n/** A. */ export interface A {}\n/** C. */ export interface C {}\n/** F. */ export declare function f(value: C | A | string | B): Promise<string | C | A>;\n',
    };
    const alone = await extractFiles(files);
    const others = {
      'a.ts': "import type { A, B, C } from './b.ts';\n/** T. */\nexport type T = B | string | A | C;\n",
    };
    const together = await extractFiles({ ...files, ...others });
    expect(together.modules.find(({ path }) => path === 'b')).toEqual(alone.modules[0]);
    expect(outlineOf(alone)).toContain('value: C→<b#C> | ¦A→<b#A> | ¦string | ¦B→<b#B>');
  });

  test.each([
    ['commander', 'node_modules/commander/typings/index.d.ts', 'Command.option'],
    ['yaml', 'node_modules/yaml/dist/index.d.ts', 'Document.toString'],
  ])('comes from the declarations of the package %s as well', async (_name, file, member) => {
    const library = await extract(projectRoot, [file]);
    const ids = library.modules.flatMap(({ symbols }) =>
      symbols.flatMap(({ members }) => members.map(({ id }) => id)),
    );
    expect(ids).toContain(member);
    expect(library.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

test('a type keeps what is written before a signature that makes objects', async () => {
  const library = await extractFiles({
    'a.ts': [
      '/** A. */',
      'export interface A {',
      '  /** M. */',
      '  make: abstract new () => A;',
      '}',
      '/** B. */',
      'export type B = { new (name: string): A; zero: A };',
      '/** C. */',
      'export type C = abstract new (name: string) => A;',
    ].join('\n'),
  });
  expect(outlineOf(library)).toMatchInlineSnapshot(`
    "# a (a.ts)

    ## interface A #A 2:18
    "A."
    - property make #make 4:3
      : abstract new () => A→<a#A>
      "M."
      abstract new 4:9 → A→<a#A>

    ## type B #B 7:13
    "B."
    new 7:13 → A→<a#A>
      name: string
    - property zero #B.zero 7:42
      : A→<a#A>

    ## type C #C 9:13
    "C."
    = abstract new (name: string) => A→<a#A>
    abstract new 9:17 → A→<a#A>
      name: string

    "
  `);
});

test('a type is code that compiles: names in quotes, modifiers, parentheses where they are needed', async () => {
  const types = [
    "{ 'max-width': number; 'data-id'?: string; 3: string; 'odd-call'(): void; größe: number }",
    '{ readonly [Symbol.iterator]: number; readonly length: number }',
    '<const T extends string>(x: T) => T',
    '{ (): void; [key: string]: unknown }[]',
    '(() => void)[]',
  ];
  const lines = types.map((type, index) => `/** M. */\nm${index}: ${type};\n`);
  const { modules } = await extractFiles({ 'a.ts': `/** A. */\nexport interface A {\n${lines.join('')}}\n` });
  const members = modules[0]?.symbols[0]?.members ?? [];
  expect(members.map(({ type }) => type?.join(''))).toEqual([
    '{ "max-width": number; "data-id"?: string; 3: string; "odd-call"(): void; größe: number }',
    '{ readonly [iterator]: number; readonly length: number }',
    ...types.slice(2),
  ]);
});

test('the type of a module is as it is written', async () => {
  const { modules } = await extractFiles({
    'a.ts': [
      '/** A. */',
      "export type A = { f(): typeof import('./b.ts'); c: typeof import('./c.ts') };",
      '/** L. */',
      "export declare function load(): Promise<typeof import('./b.ts')>;",
    ].join('\n'),
    'b.ts': '/** B. */\nexport declare const b: 1;\n',
    'c.ts': '/** C. */\nexport declare const c: 1;\n',
  });
  const outline = outlineOf({ modules: modules.slice(0, 1), diagnostics: [] });
  expect(outline).toContain("call 2:19 → typeof import('./b.ts')→<b#>");
  expect(outline).toContain(": typeof import('./c.ts')→<c#>");
  expect(outline).toContain("<typeof import('./b.ts')→<b#>>");
});

test('anchors keep the vowels of scripts such as Devanagari', async () => {
  const { modules } = await extractFiles({
    'a.ts': '/** A. */\nexport type कि = 1;\n/** B. */\nexport type की = 2;\n',
  });
  expect(modules[0]?.symbols.map(({ id }) => id)).toEqual(['कि', 'की']);
});

test('what a library adds to the types of others is kept apart, and needs no comment', async () => {
  const { modules, diagnostics } = await extractFiles({
    'a.ts': '/** A. */\nexport interface A {}\n',
    'globals.ts':
      "import type { A } from './a.ts';\ndeclare global {\n  interface Window {\n    /** Ours. */\n    ours: A;\n  }\n}\n",
    'tsconfig.json':
      '{ "compilerOptions": { "types": [], "lib": ["es2023", "dom"], "allowImportingTsExtensions": true } }',
  });
  expect(outlineOf({ modules: modules.slice(1), diagnostics })).toMatchInlineSnapshot(`
    "# globals (globals.ts)

    ## augmentation interface Window #Window 3:13
    - property ours #Window.ours 5:5
      : A→<a#A>
      "Ours."

    "
  `);
  expect(diagnostics).toEqual([]);
});

describe('what is wrong in the declarations', () => {
  test('is reported all at once, each at its place', async () => {
    const { diagnostics } = await extractFiles({
      'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [] } }',
      'a.ts': [
        '/** A thing. See {@link Nowhere} and [[Nobody]]. */',
        'export interface Thing {',
        '  bare: string;',
        '  /** A helper. @mystery yes */',
        '  helper: Helper;',
        '}',
        'interface Helper {}',
        '/** Does it. @param other - Not there. */',
        'export declare function act(value: string): void;',
      ].join('\n'),
    });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "api/broken-link",
          "hint": "Write the name of an exported symbol or of one of its members, as in {@link Name.member}. If two modules export that name, import it here.",
          "message": "The library has no symbol “Nowhere”",
          "place": {
            "column": 25,
            "file": "a.ts",
            "line": 1,
          },
          "severity": "error",
        },
        {
          "code": "api/broken-link",
          "hint": "Write the name of an exported symbol or of one of its members, as in {@link Name.member}. If two modules export that name, import it here.",
          "message": "The library has no symbol “Nobody”",
          "place": {
            "column": 40,
            "file": "a.ts",
            "line": 1,
          },
          "severity": "error",
        },
        {
          "code": "api/undocumented",
          "hint": "Describe it in a /** comment */ before it, or mark it with @internal.",
          "message": "“Thing.bare” has no comment",
          "place": {
            "column": 3,
            "file": "a.ts",
            "line": 3,
          },
          "severity": "error",
        },
        {
          "code": "api/comment",
          "hint": "Fix the doc comment.",
          "message": "Encountered an unknown block tag @mystery",
          "place": {
            "column": 17,
            "file": "a.ts",
            "line": 4,
          },
          "severity": "warning",
        },
        {
          "code": "api/not-exported",
          "hint": "Export the type from an entry point, so that readers can look it up, or mark it with @internal.",
          "message": "“Thing.helper” uses the type “Helper”, which is not exported",
          "place": {
            "column": 3,
            "file": "a.ts",
            "line": 5,
          },
          "severity": "warning",
        },
        {
          "code": "api/comment",
          "hint": "Fix the doc comment.",
          "message": "The signature a.act has an @param with name "other", which was not used",
          "place": {
            "column": 25,
            "file": "a.ts",
            "line": 9,
          },
          "severity": "warning",
        },
      ]
    `);
  });

  test('is a type error where TypeScript finds one', async () => {
    const { diagnostics } = await extractFiles({
      'a.ts': "import type { B } from './b.ts';\n/** A. */\nexport type A = B | Missing;\n",
    });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "api/type-error",
          "hint": "Fix the declaration: the reference takes its types from it.",
          "message": "TypeScript: Cannot find module './b.ts' or its corresponding type declarations (TS2307)",
          "place": {
            "column": 24,
            "file": "a.ts",
            "line": 1,
          },
          "severity": "error",
        },
        {
          "code": "api/type-error",
          "hint": "Fix the declaration: the reference takes its types from it.",
          "message": "TypeScript: Cannot find name 'Missing' (TS2304)",
          "place": {
            "column": 21,
            "file": "a.ts",
            "line": 3,
          },
          "severity": "error",
        },
      ]
    `);
  });

  test('is a link whose target prose names before it, at the link', async () => {
    const { diagnostics } = await extractFiles({
      'a.ts': [
        '/** A gone thing goes to {@link goneBy}, {@link gone} or [[ gone ]], {@link status} to none, {@link console} to MDN. */',
        'export type A = 1;',
        '/** B. */',
        'export type goneBy = 1;',
      ].join('\n'),
    });
    expect(diagnostics.map(({ message, place }) => [message, place?.column])).toEqual([
      ['The library has no symbol “gone”', 49],
      ['The library has no symbol “status”', 77],
    ]);
  });

  test('is the file of the options, which the advice names', async () => {
    const hintsOf = async (text: string) =>
      (
        await extractFiles({ 'a.ts': '/** A. */\nexport type A = 1;\n', 'tsconfig.json': text })
      ).diagnostics.map(({ hint, place }) => [place?.file, hint]);
    expect(await hintsOf('{ "compilerOptions": { "strct": true, "types": [] } }')).toEqual([
      ['tsconfig.json', expect.stringContaining('`tsconfig` of the API reference')],
    ]);
    expect(await hintsOf('{ "compilerOptions": { "types": [] }, }}')).toEqual([
      ['tsconfig.json', expect.stringContaining('`tsconfig` of the API reference')],
    ]);
  });

  test('is an entry point that is not there', async () => {
    const { diagnostics } = await extract(FIXTURE, ['gone.ts']);
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "api/missing-entry",
          "hint": "Correct the entry points of the API reference in site.config.ts, or restore the file.",
          "message": "This entry point of the API reference does not exist",
          "place": {
            "file": "gone.ts",
          },
          "severity": "error",
        },
      ]
    `);
  });

  test('is a warning in a package of others, which cannot be mended here', async () => {
    const text = '/** See {@link Nowhere}. */\nexport type A = Missing;\n';
    const file = 'node_modules/a/index.d.ts';
    const { diagnostics } = await extractFiles(
      { [file]: text, 'node_modules/a/package.json': '{}' },
      true,
      file,
    );
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['api/broken-link', 'warning'],
      ['api/type-error', 'warning'],
    ]);
  });

  test('is one name for two modules', async () => {
    const { diagnostics } = await extractFiles({
      'a.ts': '/** @module One */\nexport {};\n',
      'b.ts': '/** @module One */\nexport {};\n',
    });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "api/duplicate-module",
          "hint": "Give them different names with @module, or move their exports into one file.",
          "message": "Two files define the module “One”",
          "place": {
            "file": "b.ts",
          },
          "related": [
            {
              "file": "a.ts",
              "message": "the other file",
            },
          ],
          "severity": "error",
        },
      ]
    `);
  });
});

test('a missing comment is a warning, unless comments are required', async () => {
  const files = { 'a.ts': 'export type A = string;\n' };
  const severities = async (requiresComments: boolean) =>
    (await extractFiles(files, requiresComments)).diagnostics.map(({ code, severity }) => [code, severity]);
  expect(await severities(false)).toEqual([['api/undocumented', 'warning']]);
  expect(await severities(true)).toEqual([['api/undocumented', 'error']]);
});

test('the inputs name what was read, what was looked for in vain, and dependencies by their package', async () => {
  const { inputs } = await extractFiles({
    'a.ts':
      "import type { B } from './b.ts';\nimport type { C } from 'c';\n/** A. */\nexport type A = B | C;\n",
    'node_modules/c/package.json': '{ "name": "c", "types": "index.d.ts" }',
    'node_modules/c/index.d.ts': 'export type C = string;\n',
  });
  const below = inputs.filter(({ file }) => !file.startsWith('../'));
  expect(below.map(({ file, hash }) => [file, hash !== null])).toMatchInlineSnapshot(`
    [
      [
        "a.ts",
        true,
      ],
      [
        "b.d.ts",
        false,
      ],
      [
        "b.js",
        false,
      ],
      [
        "b.jsx",
        false,
      ],
      [
        "b.ts",
        false,
      ],
      [
        "b.ts.d.ts",
        false,
      ],
      [
        "b.ts.js",
        false,
      ],
      [
        "b.ts.jsx",
        false,
      ],
      [
        "b.ts.ts",
        false,
      ],
      [
        "b.ts.tsx",
        false,
      ],
      [
        "b.ts/index.d.ts",
        false,
      ],
      [
        "b.ts/index.js",
        false,
      ],
      [
        "b.ts/index.jsx",
        false,
      ],
      [
        "b.ts/index.ts",
        false,
      ],
      [
        "b.ts/index.tsx",
        false,
      ],
      [
        "b.ts/package.json",
        false,
      ],
      [
        "b.tsx",
        false,
      ],
      [
        "node_modules/c.d.ts/package.json",
        false,
      ],
      [
        "node_modules/c.ts/package.json",
        false,
      ],
      [
        "node_modules/c.tsx/package.json",
        false,
      ],
      [
        "node_modules/c/package.json",
        true,
      ],
      [
        "package.json",
        false,
      ],
    ]
  `);
});

function extractFiles(
  files: Readonly<Record<string, string>>,
  requiresComments = true,
  entryPoint = '.',
): Promise<ApiExtraction> {
  const root = mkdtempSync(join(tmpdir(), 'api-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return extract(root, [entryPoint], requiresComments, 'tsconfig.json' in files ? 'tsconfig.json' : null);
}

function extract(
  root: string,
  entryPoints: readonly string[],
  requiresComments = false,
  tsconfig: string | null = null,
): Promise<ApiExtraction> {
  return extractInProcess({
    root,
    entryFiles: listEntryFiles(root, entryPoints, filesBelow(root)),
    tsconfig,
    requiresComments,
  });
}
