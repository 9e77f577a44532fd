import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { explain } from '../sites/command-result.ts';
import { type Site, site } from '../sites/harness.ts';

function git(project: Site, ...words: readonly string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'init.defaultBranch=main'];
  execFileSync('git', [...identity, ...words], { cwd: project.root, stdio: 'ignore' });
}

function commit(project: Site): void {
  git(project, 'add', '--all');
  git(project, 'commit', '-m', 'more');
}

/** A site with an old mistake, in a repository. */
function repository(): Site {
  const project = site({
    '.gitignore': '.cache/\ndist/\n',
    'content/docs/index.md': '# Docs\n\n[Brakes](./brakes.md) and [again](/docs/stopping#pads)\n',
    'content/docs/brakes.md': '# Brakes\n\nText.\n',
    'content/docs/stop.md': '---\nslug: stopping\n---\n\n# Stop\n\n## Pads\n\nText.\n',
    'content/docs/old.md': '# Old\n\n[Nothing](./nothing.md)\n',
  });
  git(project, 'init');
  commit(project);
  return project;
}

const placesOf = async (project: Site, revision: string, ...more: readonly string[]) => {
  const result = await project.run('check', { parameters: ['--changed', revision, ...more] });
  const places = result.diagnostics.map(({ place }) => `${place?.file}:${place?.line}`);
  return { code: result.code, places, text: explain(result) };
};

test('without a change, old mistakes are left out, and their number is shown', async () => {
  const project = repository();
  expect(await placesOf(project, 'HEAD')).toMatchObject({ code: 0, places: [] });
  const { stdout } = await project.command('check', '--changed', 'HEAD');
  expect(stdout).toContain('no problems');
  expect(stdout).toContain('1 message has nothing to do with what has changed');
});

test('mistakes of new and changed files count, committed or not', async () => {
  const project = repository();
  project.write({ 'content/docs/new file.md': '# New\n\n[No](./no.md)\n' });
  project.edit('content/docs/old.md', text => `${text}\n[No](./no.md)\n`);
  const expected = ['content/docs/new file.md:3', 'content/docs/old.md:3', 'content/docs/old.md:5'];
  expect(await placesOf(project, 'HEAD')).toMatchObject({ code: 1, places: expected });
  commit(project);
  expect(await placesOf(project, 'HEAD')).toMatchObject({ code: 0, places: [] });
  expect(await placesOf(project, 'HEAD~1')).toMatchObject({ code: 1, places: expected });
});

test('an unknown field of a changed file counts, also if older files have it', async () => {
  const project = repository();
  project.write({ 'content/docs/a.md': '---\nlevel: 1\n---\n\nA.\n' });
  commit(project);
  project.write({ 'content/docs/z.md': '---\nlevel: 1\n---\n\nZ.\n' });
  expect(await placesOf(project, 'HEAD')).toMatchObject({ code: 0, places: ['content/docs/z.md:2'] });
});

test('links elsewhere to a page that moved, changed its address or lost an anchor count', async () => {
  const project = repository();
  git(project, 'mv', 'content/docs/brakes.md', 'content/docs/pads.md');
  expect((await placesOf(project, 'HEAD')).places).toEqual(['content/docs/index.md:3']);
  git(project, 'reset', '--hard');
  project.edit('content/docs/stop.md', text => text.replace('slug: stopping\n', ''));
  expect((await placesOf(project, 'HEAD')).places).toEqual(['content/docs/index.md:3']);
  git(project, 'reset', '--hard');
  project.edit('content/docs/stop.md', text => text.replace('## Pads', '## Discs'));
  expect((await placesOf(project, 'HEAD')).places).toEqual(['content/docs/index.md:3']);
});

test('what others have done on the main branch since is no part of a change', async () => {
  const project = repository();
  git(project, 'checkout', '-b', 'mine');
  project.write({ 'content/docs/mine.md': '# Mine\n' });
  commit(project);
  git(project, 'checkout', 'main');
  project.edit('content/docs/old.md', text => `${text}\nMore.\n`);
  commit(project);
  git(project, 'checkout', 'mine');
  expect(await placesOf(project, 'main')).toMatchObject({ code: 0, places: [] });
});

test('a broken configuration is reported, whatever has changed', async () => {
  const project = repository();
  project.write({ 'site.config.ts': 'export default { titel: 1, title: 2 };' });
  commit(project);
  project.edit('content/docs/old.md', text => `${text}\nMore.\n`);
  expect(await placesOf(project, 'HEAD')).toMatchObject({ code: 2 });
});

test('a revision that git does not know, or no repository, is a mistake of the command', async () => {
  const project = repository();
  for (const revision of ['nowhere', '--output=x', '']) {
    const { code, diagnostics } = await project.run('check', { parameters: [`--changed=${revision}`] });
    expect(code).toBe(2);
    expect(diagnostics).toMatchObject([{ code: 'usage/unknown-revision' }]);
  }
  expect(project.hasSource('x')).toBe(false);
  const lost = await project.run('check', {
    parameters: ['--changed', 'HEAD'],
    environment: { PATH: '/nowhere' },
  });
  expect(lost.diagnostics).toMatchObject([{ code: 'usage/no-repository' }]);
  const alone = await site({ 'content/docs/a.md': '# A\n' }).run('check', {
    parameters: ['--changed', 'HEAD'],
  });
  expect(alone.code).toBe(2);
  expect(alone.diagnostics).toMatchObject([{ code: 'usage/no-repository' }]);
});
