import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newSite } from '../../../src/generator/commands/new-site.ts';
import { projectRoot } from '../../machine.ts';

const filesOf = (name: string, folderInRepository = '.') =>
  new Map(
    newSite({
      name,
      packageName: 'program',
      packageSource: '1.2.0',
      dataFiles: [{ name: 'tags', files: 'content/tags.yml' }],
      folderInRepository,
    }).map(({ file, text }) => [file, text]),
  );

describe('newSite', () => {
  it('writes pages, a configuration, and what npm, git, editors and CI need', () => {
    expect([...filesOf('my-docs').keys()]).toEqual([
      'package.json',
      'tsconfig.json',
      '.gitignore',
      '.vscode/extensions.json',
      '.vscode/settings.json',
      '.vscode/tasks.json',
      '.github/workflows/site.yml',
      'site.config.ts',
      'content/pages/index.md',
      'content/docs/index.md',
      'content/docs/guides/01-first-steps.md',
    ]);
  });

  it('lets an editor check components of features and of a theme', () => {
    const { compilerOptions, include } = JSON.parse(filesOf('my-docs').get('tsconfig.json') ?? '');
    expect(compilerOptions.jsx).toBe('react-jsx');
    expect(include).toEqual(['site.config.ts', 'features', 'theme']);
  });

  it('builds in CI with a script that is there', () => {
    const files = filesOf('my-docs');
    const { jobs } = parse(files.get('.github/workflows/site.yml') ?? '');
    const runs = jobs.build.steps.flatMap(({ run }: { run?: string }) => run ?? []);
    expect(runs).toEqual(['npm ci', 'npm run build']);
    expect(JSON.parse(files.get('package.json') ?? '').scripts.build).toBe('site build --strict');
  });

  it('builds in CI in its folder of a repository, from a file at the root', () => {
    const workflow = parse(filesOf('docs', 'sites/docs').get('../../.github/workflows/site.yml') ?? '');
    expect(workflow.defaults.run['working-directory']).toBe('sites/docs');
    expect(workflow.jobs.build.steps.map(({ with: given }: { with?: object }) => given ?? {})).toMatchObject([
      {},
      { 'cache-dependency-path': 'sites/docs/package-lock.json' },
      {},
      {},
      { path: 'sites/docs/dist' },
    ]);
  });

  it('tells the YAML extension which schema is for which files', () => {
    expect(JSON.parse(filesOf('my-docs').get('.vscode/settings.json') ?? '')).toEqual({
      'yaml.schemas': { './.cache/schemas/tags.json': 'content/tags.yml' },
    });
  });

  it('has the problem matcher of the manual', () => {
    const [, shown = ''] =
      /```json title=".vscode\/tasks.json"\n([\s\S]*?)```/.exec(
        readFileSync(join(projectRoot, 'manual/content/docs/deploy/ci.md'), 'utf8'),
      ) ?? [];
    expect(JSON.parse(filesOf('my-docs').get('.vscode/tasks.json') ?? '')).toEqual(JSON.parse(shown));
  });

  it('has the program installed from where it came', () => {
    expect(JSON.parse(filesOf('my-docs').get('package.json') ?? '')).toMatchObject({
      devDependencies: { program: '1.2.0' },
    });
    expect(filesOf('my-docs').get('site.config.ts')).toContain("from 'program/config'");
  });

  it.each([
    ['my-docs', 'My docs', 'my-docs'],
    ["it's: {a} # `test`\n", 'It s a test', 'it-s-a-test'],
    ['Übersicht 2', 'Übersicht 2', 'ubersicht-2'],
    ['文档', '文档', 'site'],
    ['---', 'Site', 'site'],
  ])('makes of the folder %j a title that means the same in YAML and in code', (name, title, slug) => {
    const files = filesOf(name);
    expect(files.get('site.config.ts')).toContain(`title: '${title}',`);
    expect(files.get('site.config.ts')).toContain(`product: { name: '${title}', slug: '${slug}' },`);
    expect(files.get('content/docs/index.md')).toContain(`title: ${title}\n`);
  });
});
