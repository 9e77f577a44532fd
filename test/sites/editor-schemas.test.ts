import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildSite } from '../browser/serve-folder.ts';
import { projectRoot } from '../machine.ts';
import { PROGRAM_FEATURES } from '../program-features.ts';
import { explain } from './command-result.ts';
import { Site, site } from './harness.ts';
import { filesBelow } from './own-site.ts';

const ajv = new Ajv({ strict: false });

/** The schemas that a build has written, by their names. */
function schemasOf(project: Site): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const folder = project.path('.cache', 'schemas');
  return new Map(
    readdirSync(folder).map(name => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/** Every field of a schema, at any depth, that lacks a description. */
function undescribed(schema: unknown, path = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== 'properties') return undescribed(value, `${path}/${key}`);
    return Object.entries(value as object).flatMap(([name, field]) => [
      ...('description' in field ? [] : [`${path}/${name}`]),
      ...undescribed(field, `${path}/${name}`),
    ]);
  });
}

const DATA = {
  'content/tags.yml': 'basics:\n  label: Basics\n  slug: first\n1.0:\n  label: 1.0\n  description:\n',
  'content/authors.yml': 'ada:\n  name: Ada\n  url: https://example.com/\n',
  'content/synonyms.yml': 'pin: marker\nchart: [map, plan]\n',
  'content/docs/guides/_category.yml':
    'label: Guides\nposition: 1\ncollapsed: true\nlink:\n  index: /docs/all\n',
  'content/docs/guides/a.md': '# A\n',
  'site.config.ts': `
    import { blog, docs, search } from '@mapwright/site/features';
    export default { features: [docs(), blog(), search()] };
  `,
};
const SCHEMA_OF: Readonly<Record<string, string>> = {
  'content/tags.yml': 'tags.json',
  'content/authors.yml': 'authors.json',
  'content/synonyms.yml': 'synonyms.json',
  'content/docs/guides/_category.yml': 'category.json',
};

describe('a build', () => {
  const project = site(DATA);
  let validators: ReadonlyMap<string, ValidateFunction>;
  beforeAll(async () => {
    const result = await project.build();
    expect(result.diagnostics, explain(result)).toEqual([]);
    validators = new Map([...schemasOf(project)].map(([name, schema]) => [name, ajv.compile(schema)]));
  });

  test('writes a schema for each collection and each kind of data file', () => {
    expect([...schemasOf(project).keys()].sort()).toEqual([
      'authors.json',
      'blog.front-matter.json',
      'category.json',
      'docs.front-matter.json',
      'pages.front-matter.json',
      'synonyms.json',
      'tags.json',
    ]);
  });

  test('describes every field', () => {
    for (const [name, schema] of schemasOf(project)) expect(undescribed(schema), name).toEqual([]);
  });

  test.each(Object.keys(SCHEMA_OF))('accepts %s as the program does', file => {
    const validate = validators.get(SCHEMA_OF[file] ?? '');
    expect(validate?.(parse(readFileSync(project.path(file), 'utf8')))).toBe(true);
  });

  test.each([
    ['content/tags.yml', 'basics:\n  slug: first\n'],
    ['content/tags.yml', 'basics:\n  label: Basics\n  slug: a/b\n'],
    ['content/tags.yml', 'basics:\n  label: Basics\n  colour: red\n'],
    ['content/authors.yml', 'ada:\n  name:\n'],
    ['content/synonyms.yml', 'pin: []\n'],
    ['content/docs/guides/_category.yml', 'position: first\n'],
    ['content/docs/guides/_category.yml', 'link:\n  to: /docs\n'],
  ])('refuses in %s what the program reports: %j', async (file, text) => {
    expect(validators.get(SCHEMA_OF[file] ?? '')?.(parse(text))).toBe(false);
    const result = await site({ ...DATA, [file]: text }).run('check');
    expect(result.diagnostics.map(({ place }) => place?.file)).toContain(file);
  });

  test('writes a schema for each collection of the features that come with the program', () => {
    const names = Object.values(PROGRAM_FEATURES).flatMap(({ dataFiles = [] }) => dataFiles);
    expect(names.filter(({ editor }) => editor === undefined)).toEqual([]);
  });
});

describe.each(['.', 'manual'])('the files of the site in %s', folder => {
  const project = new Site(join(projectRoot, folder));
  const output = join(projectRoot, 'test', '.output', folder === '.' ? 'site' : 'manual');

  test('are good by the schemas that its build has written', async () => {
    await buildSite({ root: project.root, output });
    const schemas = schemasOf(project);
    const wrong: string[] = [];
    let checked = 0;
    for (const file of filesBelow(project.path('content'), '.md', '.yml')) {
      const schema = schemas.get(schemaNameOf(file));
      const text = readFileSync(project.path('content', file), 'utf8');
      const written = file.endsWith('.md') ? /^---\n([\s\S]*?)^---$/m.exec(text)?.[1] : text;
      if (schema === undefined || written === undefined) continue;
      checked++;
      if (!ajv.validate(schema, parse(written))) wrong.push(`${file}: ${ajv.errorsText()}`);
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(50);
  });
});

/** The schema for a file below `content/`: `docs/a.md` → `docs.front-matter.json`, `tags.yml` → `tags.json`. */
function schemaNameOf(file: string): string {
  if (file.endsWith('.md')) return `${file.split('/')[0]}.front-matter.json`;
  return `${basename(file, '.yml').replace(/^_/, '')}.json`;
}

test('nothing is written without a cache, and a site with mistakes has schemas too', async () => {
  const project = site({ 'content/docs/a.md': '# A\n\n[b](./b.md)\n' });
  await project.build({ parameters: ['--no-cache'] });
  expect(project.hasSource('.cache/schemas')).toBe(false);
  expect((await project.build()).code).toBe(1);
  expect(schemasOf(project).has('docs.front-matter.json')).toBe(true);
});
