import { symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explain, lines } from './command-result.ts';
import { site } from './harness.ts';

describe('a symbolic link', () => {
  test('inside the root works, to a file and to a folder', async () => {
    const project = site({
      'shared/page.md': '# Shared\n',
      'shared/folder/inner.md': '# Inner\n',
      'content/docs/a.md': '# A\n',
    });
    symlinkSync('../../shared/page.md', project.path('content/docs/page.md'));
    symlinkSync('../../shared/folder', project.path('content/docs/folder'));
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(project.file('docs/page.html')).toContain('Shared');
    expect(project.file('docs/folder/inner.html')).toContain('Inner');
  });

  test('to the outside is not written through by `site new`', async () => {
    const outside = site();
    const project = site({ 'content/docs/a.md': '# A\n' });
    symlinkSync(outside.root, project.path('content/docs/link'));
    const result = await project.command('new', 'doc', 'link/page');
    expect(result.code, explain(result)).toBe(1);
    expect(result.stderr).toContain('usage/outside-root');
    expect(outside.hasSource('page.md')).toBe(false);
  });

  test('to the outside, in a circle, or to nothing is refused, and the build ends', async () => {
    const outside = site({ 'secret.md': '# Secret\n', 'folder/secret.md': '# Secret\n' });
    const project = site({ 'content/docs/a.md': '# A\n' });
    symlinkSync(outside.path('secret.md'), project.path('content/docs/outside.md'));
    symlinkSync(outside.path('folder'), project.path('content/docs/outside'));
    symlinkSync('..', project.path('content/docs/parent'));
    symlinkSync('self.md', project.path('content/docs/self.md'));
    symlinkSync('nowhere.md', project.path('content/docs/dangling.md'));
    const result = await project.build();
    expect(result.code, explain(result)).toBe(1);
    expect(lines(result)).toEqual([
      'error source/broken-link content/docs/dangling.md',
      'error source/outside-link content/docs/outside',
      'error source/outside-link content/docs/outside.md',
      'error source/broken-link content/docs/parent',
      'error source/broken-link content/docs/self.md',
    ]);
    expect(project.tree()).toEqual({});
  });
});
