import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../../machine.ts';
import { about, type CommandResult, explain, lines } from '../../../sites/command-result.ts';
import { startDev } from '../../../sites/dev-server.ts';
import { builtOnce, type CommandOptions, type Site, site } from '../../../sites/harness.ts';

const LIBRARY = {
  'site.config.ts': configWith("{ entryPoints: ['library'] }"),
  'library/shape.ts': [
    '/** What all shapes have in common. */',
    'export interface Shape {',
    '  /** Square metres. */',
    '  area: number;',
    '}',
    '',
  ].join('\n'),
  'library/circle.ts': [
    "import type { Shape } from './shape.ts';",
    '',
    '/** A round {@link Shape}. */',
    'export declare class Circle implements Shape {',
    '  /** Square metres. */',
    '  area: number;',
    '  /**',
    '   * Makes it larger.',
    '   *',
    '   * @param factor - How much larger.',
    '   * @returns The larger one.',
    '   */',
    '  grow(factor: number): Circle;',
    '}',
    '',
  ].join('\n'),
  'content/docs/index.md': '# Docs\n\nSee [[Circle#grow]] and [[shape#Shape|shapes]].\n',
};

const builtLibrary = builtOnce(LIBRARY);

describe('the package of somebody else', () => {
  let project: Site;
  let first: CommandResult;
  let second: CommandResult;
  let children: readonly string[][];

  beforeAll(async () => {
    project = site({
      'site.config.ts': configWith("{ entryPoints: ['node_modules/yaml/dist'] }"),
      'content/docs/index.md': '# Docs\n\nRead with [[parseDocument]], then ask [[Document#toJS]].\n',
    });
    cpSync(join(projectRoot, 'node_modules', 'yaml'), project.path('node_modules', 'yaml'), {
      recursive: true,
    });
    const log = logProcesses(project);
    first = await project.build(log.options);
    const before = log.scripts();
    second = await project.build(log.options);
    children = [before, log.scripts().slice(before.length)];
  });

  test('is documented as it is, and what it leaves unsaid is a warning', () => {
    expect(first.code, explain(first)).toBe(0);
    expect(first.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const page = project.file('api/doc/Document.html');
    expect(page).toContain('id="toJS"');
    expect(page).toContain('class="');
  });

  test('is linked from the docs, and its pages name the docs', () => {
    const docs = project.file('docs.html');
    expect(docs).toContain('href="/api/public-api#parseDocument"');
    expect(docs).toContain('href="/api/doc/Document#toJS"');
    expect(project.file('api/doc/Document.html')).toMatch(/<a[^>]* href="\/docs"/);
  });

  test('links within its pages lead to pages and places that are there', () => {
    const broken = brokenLinks(project);
    expect(broken.checked).toBeGreaterThan(500);
    expect(broken.links).toEqual([]);
  });

  test('is extracted by a process of its own once; while nothing changes, none is started', () => {
    expect(second.code, explain(second)).toBe(0);
    expect(second.summary).toMatchObject({ rendered: 0 });
    expect(children).toEqual([['site.js', 'api-reference-worker.mjs'], ['site.js']]);
  });
});

describe('a change in a declaration', () => {
  test('changes its page alone', async () => {
    const project = site(LIBRARY);
    const first = await project.build();
    expect(first.code, explain(first)).toBe(0);
    const before = project.tree();
    project.edit('library/circle.ts', text => text.replace('How much larger.', 'How many times larger.'));
    const second = await project.build();
    expect(second.code, explain(second)).toBe(0);
    expect(second.summary).toMatchObject({ written: 1 });
    expect(changedFiles(before, project.tree())).toEqual(['api/circle.html']);
    expect(project.file('api/circle.html')).toContain('How many times larger.');
    expect(project.tree()).toEqual(await project.cleanTree());
  });
});

test('dev follows the declarations outside content, what they import, and new ones', async () => {
  const project = site({
    'site.config.ts': configWith("{ entryPoints: ['library'] }"),
    'library/circle.ts':
      "import type { Area } from '../types.ts';\n\n/** A round one. */\nexport declare const circle: Area;\n",
    'types.ts': '/** @internal */\nexport type Area = { metres: number };\n',
    'content/docs/index.md': '# Docs\n',
  });
  const server = await startDev(project.root);
  const circle = () => server.text('/api/circle');
  try {
    await expect.poll(circle).toContain('A round one.');
    project.edit('library/circle.ts', text => text.replace('A round one.', 'A rounder one.'));
    await expect.poll(circle).toContain('A rounder one.');
    project.edit('types.ts', text => text.replace('Area', 'Volume'));
    await expect.poll(server.output).toContain('api/type-error');
    project.edit('types.ts', text => text.replace('Volume', 'Area'));
    project.write({ 'library/square.ts': '/** Four sides. */\nexport declare const square: number;\n' });
    await expect.poll(() => server.text('/api/square')).toContain('Four sides.');
  } finally {
    await server.stop();
  }
});

describe('what a comment includes', () => {
  test('is part of its page', async () => {
    const project = site({
      ...LIBRARY,
      'site.config.ts': configWith("{ entryPoints: ['library'] }"),
      'library/area.md': 'One hectare\n',
    });
    project.edit('library/shape.ts', text =>
      text.replace('common. */', 'common.\n *\n * ::include{file="area.md"}\n */'),
    );
    const first = await project.build();
    expect(first.code, explain(first)).toBe(0);
    expect(project.file('api/shape.html')).toContain('One hectare');
    project.edit('library/area.md', () => 'Two hectares\n');
    const second = await project.build();
    expect(second.code, explain(second)).toBe(0);
    expect(project.file('api/shape.html')).toContain('Two hectares');
    expect(project.tree()).toEqual(await project.cleanTree());
  });
});

describe('what is wrong in the reference', () => {
  test.each<[mistake: string, file: string, change: (text: string) => string, expected: string]>([
    [
      'a link to nothing',
      'library/circle.ts',
      text => text.replace('{@link Shape}', '{@link Shap}'),
      'error api/broken-link library/circle.ts:3:20',
    ],
    [
      'a type error',
      'library/circle.ts',
      text => text.replace('factor: number', 'factor: Factor'),
      'error api/type-error library/circle.ts:13:16',
    ],
    [
      'a symbol that a text invents',
      'content/docs/index.md',
      text => text.replace('Circle#grow', 'Circle#gro'),
      'error link/unknown-symbol content/docs/index.md:3:5',
    ],
  ])('%s is reported at line and column, and nothing is published', async (_, file, change, expected) => {
    const project = await builtLibrary();
    const before = project.tree();
    project.edit(file, change);
    const result = await project.build();
    expect(result.code).toBe(1);
    expect(lines(result)).toContain(expected);
    expect(project.tree()).toEqual(before);
  });

  test('an unknown symbol is reported with the nearest name', async () => {
    const project = site({
      ...LIBRARY,
      'content/docs/index.md': '# Docs\n\nSee [[Circel]] and\n[[Circle#gro|growing]].\n',
    });
    const result = await project.build();
    expect(result.code).toBe(1);
    expect(about(result, 'content/docs/index.md')).toMatchObject([
      { code: 'link/unknown-symbol', place: { line: 3, column: 5 }, hint: 'Did you mean “Circle”?' },
      { code: 'link/unknown-symbol', place: { line: 4, column: 1 }, hint: 'Did you mean “Circle.grow”?' },
    ]);
    expect(project.has('docs.html')).toBe(false);
  });
});

/** Has every Node.js process that a command starts, itself included, note the script that it runs. */
function logProcesses(project: Site): { options: CommandOptions; scripts: () => string[] } {
  const log = project.path('processes.txt');
  project.write({
    'processes.txt': '',
    'note-process.mjs': [
      "import { appendFileSync } from 'node:fs';",
      "import { basename } from 'node:path';",
      "import { isMainThread } from 'node:worker_threads';",
      `if (isMainThread) appendFileSync(${JSON.stringify(log)}, basename(process.argv[1]) + '\\n');`,
      '',
    ].join('\n'),
  });
  const script = pathToFileURL(project.path('note-process.mjs')).href;
  return {
    options: { environment: { NODE_OPTIONS: `--import=${script}` } },
    scripts: () => readFileSync(log, 'utf8').split('\n').filter(Boolean),
  };
}

/** Published files that one tree has otherwise than the other, or that only one of them has. */
function changedFiles(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(file => before[file] !== after[file] && file !== '.site-manifest.json')
    .sort();
}

/** Links of published pages to other pages of the reference, or to ids on them, that are not there. */
function brokenLinks(project: Site): { readonly checked: number; readonly links: readonly string[] } {
  const pages = new Map(
    Object.keys(project.tree())
      .filter(file => file.startsWith('api') && file.endsWith('.html'))
      .map(file => [`/${file.slice(0, -'.html'.length)}`, project.file(file)]),
  );
  const links = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/href="((?:\/api|#)[^"]*)"/g)].map(([, href = '']) => ({ path, href })),
  );
  const broken = links.filter(({ path, href }) => {
    const [target = '', id = ''] = href.split('#');
    const html = pages.get(decodeURI(target) || path);
    return html === undefined || (id !== '' && !html.includes(` id="${decodeURIComponent(id)}"`));
  });
  return { checked: links.length, links: broken.map(({ path, href }) => `${path} → ${href}`) };
}

/** A configuration with a reference of these options. */
function configWith(options: string): string {
  return `import { apiReference, docs } from '@mapwright/site/features';\nexport default { features: [docs(), apiReference(${options})] };\n`;
}
