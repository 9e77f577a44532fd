import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explain, lines } from './command-result.ts';
import { Site, type SiteFiles, site } from './harness.ts';

const SECRET = 'KEY=swordfish\n';
/** Each way to show a file on a page, at its own line. */
const SHOWN_BY = (file: string) => `# A\n\n\`\`\`ini file="${file}"\n\`\`\`\n\n::include{file="${file}"}\n`;

describe('a file whose name begins with a dot', () => {
  test.each(['/.env', '/.git-credentials', '/config/.secrets/key', '../../.env', '/plain.txt'])(
    '%s is refused at each line that names it',
    async file => {
      const project = site({
        '.env': SECRET,
        '.git-credentials': SECRET,
        'config/.secrets/key': SECRET,
        'content/docs/a.md': SHOWN_BY(file),
      });
      symlinkSync('.env', project.path('plain.txt'));
      const result = await project.build();
      expect(result.code, explain(result)).toBe(1);
      expect(lines(result)).toEqual([3, 6].map(line => `error source/hidden content/docs/a.md:${line}:1`));
      expect(result.diagnostics[0]).toMatchObject({
        message: `The file “${file}” cannot be included: files and folders whose names begin with a dot are never published`,
      });
    },
  );

  test('is left out of the static files, and reported; .well-known is published', async () => {
    const project = site({
      'content/docs/a.md': '# A\n',
      'content/docs/.draft.md': '# Draft\n',
      'content/static/.env': SECRET,
      'content/static/.secrets/key': SECRET,
      'content/static/.gitkeep': '',
      'content/static/.well-known/test.txt': 'public',
    });
    symlinkSync('../../.env', project.path('content/static/plain.txt'));
    project.write({ '.env': SECRET });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(lines(result)).toEqual([
      'warning source/hidden content/docs/.draft.md',
      'warning source/hidden content/static/.env',
      'warning source/hidden content/static/.secrets',
      'warning source/hidden content/static/plain.txt',
    ]);
    expect(project.file('.well-known/test.txt')).toBe('public');
    expect(['.env', '.secrets/key', 'plain.txt'].filter(file => project.has(file))).toEqual([]);
    const again = await project.build();
    expect(lines(again)).toEqual(lines(result));
  });
});

describe('what git ignores', () => {
  test('is left out and refused like a secret', async () => {
    const project = repository({
      '.gitignore': 'private/\n*.key\nlocal.md\n',
      'content/docs/a.md': SHOWN_BY('/private/notes.txt'),
      'content/docs/local.md': '# Local\n',
      'content/static/public.txt': 'public',
      'content/static/server.key': SECRET,
      'private/notes.txt': SECRET,
    });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(1);
    expect(lines(result)).toEqual([
      ...[3, 6].map(line => `error source/ignored-by-git content/docs/a.md:${line}:1`),
      'warning source/ignored-by-git content/docs/local.md',
      'warning source/ignored-by-git content/static/server.key',
    ]);
    project.write({ 'content/docs/a.md': '# A\n' });
    const good = await project.build();
    expect(good.code, explain(good)).toBe(0);
    expect(['docs/local.html', 'server.key'].filter(file => project.has(file))).toEqual([]);
  });

  test('counts from the moment that git ignores it', async () => {
    const project = repository({
      'content/docs/a.md': '# A\n\n```ini file="/notes.txt"\n```\n',
      'notes.txt': 'public\n',
    });
    const before = await project.build();
    expect(before.code, explain(before)).toBe(0);
    project.write({ '.gitignore': 'notes.txt\ndist\n.cache\n' });
    const after = await project.build();
    expect(lines(after)).toEqual(['error source/ignored-by-git content/docs/a.md:3:1']);
    project.write({ '.gitignore': 'dist\n.cache\n' });
    expect((await project.build()).code).toBe(0);
  });

  test('is no matter where the whole root is ignored, and it is reported if git fails', async () => {
    const project = repository({ '.gitignore': 'built/\n', 'built/content/docs/a.md': '# A\n' });
    const result = await project.run('build', { parameters: ['--root', project.path('built')] });
    expect(result.code, explain(result)).toBe(0);
    expect(lines(result)).toEqual([]);
    const broken = site({ 'content/docs/a.md': '# A\n', '.git': 'gitdir: nowhere\n' });
    const unanswered = await broken.build();
    expect(unanswered.code, explain(unanswered)).toBe(0);
    expect(lines(unanswered)).toEqual(['warning git/fails', 'warning source/git-unanswered']);
  });
});

test('in a hook, which names the repository in the environment, what it ignores is not published either', async () => {
  const around = repository({ '.gitignore': 'secret.txt\n' });
  const project = new Site(around.path('docs')).write({
    'content/docs/a.md': '# A\n',
    'content/static/secret.txt': SECRET,
    'content/static/plain.txt': 'Plain\n',
  });
  const built = await project.build({ environment: { GIT_DIR: around.path('.git') } });
  expect(lines(built)).toEqual(['warning source/ignored-by-git content/static/secret.txt']);
  expect(existsSync(project.path('dist/secret.txt'))).toBe(false);
});

test('a file outside of the sources that changes is shown as it is now', async () => {
  const project = site({
    'content/docs/a.md': '# A\n\n```js file="/src/x.js"\n```\n',
    'src/x.js': 'before();\n',
  });
  await project.build();
  expect(project.file('docs/a.html')).toContain('before');
  project.write({ 'src/x.js': 'after();\n' });
  await project.build();
  expect(project.file('docs/a.html')).toContain('after');
  project.remove('src/x.js');
  expect(lines(await project.build())).toEqual(['error include/missing-file content/docs/a.md:3:1']);
});

test('a file that a link leads to outside of the root is not shown', async () => {
  const outside = site({ 'secret.txt': SECRET });
  const project = site({ 'content/docs/a.md': '# A\n\n```ini file="/link/secret.txt"\n```\n' });
  symlinkSync(outside.root, project.path('link'));
  const result = await project.build();
  expect(lines(result)).toEqual(['error source/outside-link content/docs/a.md:3:1']);
});

function repository(files: SiteFiles): Site {
  const project = site(files);
  execFileSync('git', ['init', '--quiet'], { cwd: project.root });
  return project;
}
