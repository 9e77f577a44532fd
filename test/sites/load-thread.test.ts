import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { explain } from './command-result.ts';
import { type Site, site } from './harness.ts';

/** More than are loaded without a thread. */
const COUNT = 400;
/** Long enough that the main thread still loads when the other one has started. */
const PROSE = 'A sentence with *two* words of `code` and [a link](page-000.md).\n\n'.repeat(60);
const counter = pathToFileURL(join(import.meta.dirname, 'count-loaded.js')).href;

/** Pages of all kinds. The shortest one, which the thread takes first, shows another file: that must be left to the main thread. */
const PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Array.from({ length: COUNT }, (_, index) => [
      `content/docs/page-${String(index).padStart(3, '0')}.md`,
      `---\ntitle: Page ${index}\n---\n\nText of <kbd>page</kbd> ${index}, [first](page-000.md).\n\n:::note\nA note.\n:::\n\n${PROSE}\`\`\`js\nconst page = ${index};\n\`\`\`\n`,
    ]),
  ),
  'content/docs/_part.md': 'Shared text, [first](page-000.md).\n',
  'content/docs/zz-include.md': '# Include\n\n::include{file="_part.md"}\n',
  'content/docs/zz-dense.md': `# Dense\n\n${'a *b* c_d '.repeat(1_500)}\n`,
};

describe('a site of several hundred pages', () => {
  let project: Site;
  let expected: Readonly<Record<string, string>>;

  beforeAll(async () => {
    project = site(PAGES);
    expected = await project.cleanTree({ parameters: ['--workers', '1'] });
    expect(Object.keys(expected).length).toBeGreaterThan(COUNT);
  });

  test('is loaded in two threads, with the same result as in one', async () => {
    const file = project.path('loaded.txt');
    const tree = await project.cleanTree({
      parameters: ['--workers', '2'],
      environment: { NODE_OPTIONS: `--import=${counter}`, LOADED_FILE: file },
    });
    expect(tree).toEqual(expected);
    const counts = readFileSync(file, 'utf8').trim().split('\n').map(Number);
    expect(counts.length).toBeGreaterThan(1);
    // The first share holds the page with an included file.
    expect(Math.min(...counts)).toBeLessThan(Math.max(...counts));
  });

  test('keeps every page at its address if a share waits for a library that later ones do not need', async () => {
    // The thread takes the shortest pages first: sixteen in each share.
    const mixed = site({
      ...Object.fromEntries(
        Array.from({ length: COUNT }, (_, index) => [
          `content/docs/page-${String(index).padStart(3, '0')}.md`,
          `# Page ${index}\n\nText of page ${index}.\n\n${index < 60 ? 'More. '.repeat(index) : PROSE}\n`,
        ]),
      ),
      'content/docs/page-003.md': '<b>Text</b> of page 3. :bug:\n',
    });
    expect(await mixed.cleanTree({ parameters: ['--workers', '2'] })).toEqual(
      await mixed.cleanTree({ parameters: ['--workers', '1'] }),
    );
  });

  test('is remembered, whichever thread has loaded it', async () => {
    expect((await project.build()).summary?.rendered).toBeGreaterThan(COUNT);
    // The next build reads heads in the order of their files: then it reads many at once.
    const heads = readFileSync(project.path('.cache/site/heads.pack'), 'utf8');
    const numbers = [...heads.matchAll(/"file":"content\/docs\/page-(\d+)\.md","path"/g)].map(([, index]) =>
      Number(index),
    );
    expect(numbers).toEqual(Array.from({ length: COUNT }, (_, index) => index));
    project.edit('content/docs/page-000.md', text => `${text}\nMore.\n`);
    expect((await project.build()).summary?.rendered).toBe(1);
    expect(project.tree()).toEqual(await project.cleanTree());
  });

  test('reports the same mistakes, in the same order', async () => {
    const wrong = site({
      ...PAGES,
      'content/docs/aa-wrong.md': '---\ntitle: 5\nposition: [\n---\n\n[gone](gone.md)\n',
      'content/docs/page-399.md': '[lost](lost.md) :::unclosed\n\n::map{}\n',
      'content/docs/zz-include.md': '# Include\n\n::include{file="_missing.md"}\n',
    });
    const [one, two] = [
      await wrong.run('check', { parameters: ['--workers', '1'] }),
      await wrong.run('check', { parameters: ['--workers', '2'] }),
    ];
    expect(one.code).toBe(1);
    expect(two.diagnostics).toEqual(one.diagnostics);
  });

  test('prints once what its configuration prints', async () => {
    const talking = site({
      ...PAGES,
      'site.config.ts': "console.error('Configured.');\nexport default {};\n",
    });
    expect((await talking.build()).stderr.match(/Configured\./g)).toHaveLength(1);
  });

  test('is loaded whole when its configuration is another in each thread', async () => {
    const restless = site({
      ...PAGES,
      'site.config.ts':
        "import { isMainThread } from 'node:worker_threads';\nexport default { title: isMainThread ? 'Main' : 'Other', product: { name: isMainThread ? 'Main' : 'Other', slug: 'p' } };\n",
    });
    const result = await restless.build();
    expect(result.code, explain(result)).toBe(0);
    expect(restless.file('docs/page-399.html')).not.toContain('Other');
  });
});
