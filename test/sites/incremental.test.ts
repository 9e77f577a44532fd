import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from './command-result.ts';
import { builtOnce, type Site } from './harness.ts';

const START = {
  'site.config.ts': "export default { title: 'Start', redirects: [{ from: '/old', to: '/docs/a' }] };\n",
  'content/docs/index.md': '# Docs\n\n[a](./a.md)\n',
  'content/docs/a.md': '# A\n\n## Part\n\n```js\nconst a = 1;\n```\n',
  'content/docs/guides/_category.yml': 'label: Guides\nposition: 1\n',
  'content/docs/guides/b.md': '# B\n\n[a](../a.md#part)\n',
  'content/blog/2025-01-01-post.md': '---\ntitle: Post\ndate: 2025-01-01\ntags: [news]\n---\n\nText.\n',
  'content/tags.yml': 'news:\n  label: News\n',
  'content/static/file.txt': 'text',
  'content/pages/about.md': '# About\n',
};

const builtStart = builtOnce(START);

/** An edit that leaves the site without an error. */
type Edit = (project: Site, number: number) => void;

const EDITS: Readonly<Record<string, Edit>> = {
  'change a paragraph': (project, number) =>
    void project.edit('content/docs/a.md', text => `${text}\nParagraph ${number}.\n`),
  'change a title': (project, number) =>
    void project.edit('content/docs/guides/b.md', text => text.replace(/^# .*/m, `# B ${number}`)),
  'add a page': (project, number) =>
    void project.write({ [`content/docs/new-${number}.md`]: `# New ${number}\n` }),
  'add a post': (project, number) =>
    void project.write({
      [`content/blog/post-${number}.md`]: `---\ntitle: Post ${number}\ndate: 2025-02-0${(number % 9) + 1}\ntags: [news]\n---\n\nText.\n`,
    }),
  'remove and rename': project => {
    if (!project.hasSource('content/pages/about.md'))
      project.write({ 'content/pages/about.md': '# About\n' });
    else project.remove('content/pages/about.md').write({ 'content/pages/company.md': '# Company\n' });
  },
  'change the order of a page': (project, number) =>
    void project.write({ 'content/docs/guides/c.md': `---\nsidebarPosition: ${number % 5}\n---\n\n# C\n` }),
  'change a category': (project, number) =>
    void project.write({
      'content/docs/guides/_category.yml': `label: Guides ${number}\nposition: ${number % 3}\n`,
    }),
  'change a tag': (project, number) =>
    void project.write({ 'content/tags.yml': `news:\n  label: News ${number}\n` }),
  'change the configuration': (project, number) =>
    void project.edit('site.config.ts', text => text.replace(/title: '[^']*'/, `title: 'Title ${number}'`)),
  'change a static file': (project, number) =>
    void project.write({ 'content/static/file.txt': `text ${number}` }),
  'make a draft': project =>
    void project.write({ 'content/docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n' }),
  'publish the draft': project => void project.write({ 'content/docs/draft.md': '# Draft\n' }),
};

test('a random sequence of edits gives the same site as a clean build', { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(EDITS)), { minLength: 2, maxLength: 8 }),
      async names => {
        const project = await builtStart();
        await project.build();
        for (const [number, name] of names.entries()) {
          EDITS[name]?.(project, number);
          // Not every edit is followed by a build, so that a build also meets several edits.
          if (number % 2 === 0) await project.build();
        }
        const warm = await project.build();
        expect(warm.code, explain(warm)).toBe(0);
        expect(project.tree()).toEqual(await project.cleanTree());
      },
    ),
    { numRuns: 8 },
  );
});

describe('a warm build', () => {
  test.each(Object.keys(EDITS))('after the edit “%s” gives the same site as a clean build', async name => {
    const project = await builtStart();
    await project.build();
    EDITS[name]?.(project, 7);
    const warm = await project.build();
    expect(warm.code, explain(warm)).toBe(0);
    expect(project.tree()).toEqual(await project.cleanTree());
  });

  test('renders one page after a paragraph was changed', async () => {
    const project = await builtStart();
    await project.build();
    EDITS['change a paragraph']?.(project, 1);
    const result = await project.build();
    expect(result.summary).toMatchObject({ rendered: 1 });
  });

  test('renders nothing and writes nothing where nothing changed', async () => {
    const project = await builtStart();
    await project.build();
    const before = project.tree();
    const result = await project.build();
    expect(result.summary).toMatchObject({ rendered: 0, written: 0 });
    expect(project.tree()).toEqual(before);
  });

  test('removes the page of a file that was deleted or renamed', async () => {
    const project = await builtStart();
    await project.build();
    expect(project.has('about.html')).toBe(true);
    EDITS['remove and rename']?.(project, 1);
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(project.has('about.html')).toBe(false);
    expect(project.has('company.html')).toBe(true);
  });

  test('reports a link that the deletion of its target broke', async () => {
    const project = await builtStart();
    await project.build();
    const before = project.tree();
    project.remove('content/docs/a.md');
    const result = await project.build();
    expect(result.code, explain(result)).not.toBe(0);
    expect(result.diagnostics.map(({ place }) => place?.file)).toContain('content/docs/index.md');
    expect(project.tree()).toEqual(before);
  });

  test('notices a change that keeps size and time', async () => {
    const project = await builtStart();
    await project.build();
    project
      .edit('content/docs/a.md', text => text.replace('Part', 'Pate'))
      .edit('content/docs/guides/b.md', text => text.replace('#part', '#pate'));
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(project.file('docs/a.html')).toContain('Pate');
  });
});
