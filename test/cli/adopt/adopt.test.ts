import { spawn } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asOrdinaryUser, projectRoot } from '../../machine.ts';
import { explain, finish } from '../../sites/command-result.ts';
import { site } from '../../sites/harness.ts';
import { PIXEL } from '../../sites/pixel.ts';
import { adoptProject } from './adopt-project.ts';

const BOOK = {
  'old/book.toml': '[book]\ntitle = "A"\n',
  'old/src/SUMMARY.md': '- [A](a.md)\n',
  'old/src/a.md': '# A\n',
};

describe('site adopt', () => {
  test('writes a site that is complete: package, types, CI, and a report', async () => {
    const { made } = await adoptProject({
      'book.toml': '[book]\n',
      'src/SUMMARY.md': '- [A](a.md)\n',
      'src/a.md': '# A\n',
    });
    for (const file of [
      'package.json',
      'tsconfig.json',
      '.gitignore',
      'site.config.ts',
      'sidebars.ts',
      'ADOPTED.md',
    ])
      expect(made.hasSource(file), file).toBe(true);
  });

  test('names the workflow that it writes at the root of the repository, unless one is there', async () => {
    const place = site({
      '.git/HEAD': 'ref: refs/heads/main\n',
      'old/mkdocs.yml': '',
      'old/docs/index.md': '# A\n',
    });
    const first = await place.command('adopt', 'old', '--out', 'new');
    expect(first.stdout).toContain('Written: .github/workflows/site.yml\n');
    expect(readFileSync(place.path('.github/workflows/site.yml'), 'utf8')).toContain('"new"');
    const second = await place.command('adopt', 'old', '--out', 'other');
    expect(second.stdout).toContain('Left as it is: .github/workflows/site.yml\n');
    expect(readFileSync(place.path('.github/workflows/site.yml'), 'utf8')).toContain('"new"');
  });

  test('chooses a folder beside the project by itself', async () => {
    const place = site(BOOK);
    const { code } = await place.command('adopt', 'old');
    expect(code).toBe(0);
    expect(place.hasSource('old-site/site.config.ts')).toBe(true);
  });

  test.each(['old/src/a.md', 'old/data'])('names %s, which it may not read', async path => {
    const place = site({ ...BOOK, 'old/data/x': '' });
    chmodSync(place.path(path), 0o000);
    const program = join(projectRoot, 'bin', 'site.js');
    const [file = '', ...words] = [...asOrdinaryUser(), process.execPath, program, 'adopt', 'old'];
    const { code, stderr } = await finish(spawn(file, words, { cwd: place.root }));
    chmodSync(place.path(path), 0o700);
    expect(code).toBe(1);
    expect(stderr).toBe(
      `${path.slice('old/'.length)}  error  source/unreadable  The system could not read this file or folder (EACCES)\n  hint: Check its permissions and those of the folders that contain it.\n\n`,
    );
  });

  test('leaves nothing behind if it cannot copy a file, and works once it can', async () => {
    const place = site({ ...BOOK, '.git/HEAD': 'ref: refs/heads/main\n', 'old/src/a.txt': 'a' });
    chmodSync(place.path('old/src/a.txt'), 0o000);
    const program = join(projectRoot, 'bin', 'site.js');
    const [file = '', ...words] = [...asOrdinaryUser(), process.execPath, program, 'adopt', 'old'];
    const { code, stderr } = await finish(spawn(file, words, { cwd: place.root }));
    chmodSync(place.path('old/src/a.txt'), 0o700);
    expect(code).toBe(1);
    expect(stderr).toContain('src/a.txt  error  source/unreadable');
    expect(readdirSync(place.root).sort()).toEqual(['.git', 'old']);
    expect((await place.command('adopt', 'old')).code).toBe(0);
  });

  test('keeps two pages that would go to one file', async () => {
    const { made, text, result } = await adoptProject({
      '_config.yml': 'title: A\n',
      '_posts/en/2025-05-05-hello.md': '---\ntitle: Hello\npermalink: /en/hello/\n---\nWelcome\n',
      '_posts/de/2025-05-05-hello.md': '---\ntitle: Hallo\npermalink: /de/hallo/\n---\nWillkommen\n',
    });
    expect(result.code).toBe(0);
    expect(text('content/blog/2025-05-05-hello.md')).toContain('permalink: /de/hallo\n');
    expect(text('content/blog/2025-05-05-hello-2.md')).toContain('permalink: /en/hello\n');
    expect(made.hasSource('content/blog/2025-05-05-hello-3.md')).toBe(false);
  });

  test('finds a project in one of the usual folders', async () => {
    const { made } = await adoptProject({
      'README.md': '# A library\n',
      'guide/book.toml': '[book]\n',
      'guide/src/SUMMARY.md': '- [A](a.md)\n',
      'guide/src/a.md': '# A\n',
    });
    expect(made.hasSource('content/docs/a.md')).toBe(true);
  });

  test('finds it in a package of a workspace', async () => {
    const { made } = await adoptProject({
      'packages/website/docusaurus.config.js':
        "module.exports = { title: 'A', presets: [['classic', { docs: { path: '../../docs' }, blog: false }]] };\n",
      'docs/a.md': '# A\n',
    });
    expect(made.hasSource('content/docs/a.md')).toBe(true);
  });

  test('says what it looks for where it knows nothing', async () => {
    const { code, stderr } = await site({ 'old/notes.md': '# A\n' }).command('adopt', 'old');
    expect(code).toBe(2);
    expect(stderr).toContain('adopt/unknown-project');
    expect(stderr).toContain('book.toml (mdBook)');
  });

  test('names the folder with most of the Markdown', async () => {
    const { stderr } = await site({
      'old/README.md': '# A\n',
      'old/src/content/a.md': '# A\n',
      'old/src/content/guide/b.mdx': '# B\n',
      'old/src/content/guide/c.md': '# C\n',
    }).command('adopt', 'old');
    expect(stderr).toContain(
      'copy the pages in src/content (3 of 4 Markdown files) to its folder content/docs',
    );
  });

  test.each([
    ['Eleventy', { 'old/.eleventy.js': 'module.exports = () => {};\n' }],
    [
      'Hexo',
      { 'old/_config.yml': 'title: A\n', 'old/package.json': '{ "dependencies": { "hexo": "7" } }\n' },
    ],
    ['VuePress', { 'old/docs/.vuepress/config.ts': 'export default {};\n' }],
    ['Lume', { 'old/_config.ts': "import lume from 'lume/mod.ts';\n" }],
  ])('names %s, whose projects it does not read, and another way', async (name, files) => {
    const { code, stderr } = await site(files).command('adopt', 'old');
    expect(code).toBe(2);
    expect(stderr).toContain(`uses ${name}, which the command cannot read`);
    expect(stderr).toContain('content/docs');
  });

  test('refuses a folder that is not there', async () => {
    const { code, stderr } = await site().command('adopt', 'nothing');
    expect(code).toBe(2);
    expect(stderr).toContain('adopt/no-folder');
  });

  test.each([['old/new'], ['old'], ['.']])(
    'refuses %s, because one folder would be in the other',
    async out => {
      const { code, stderr } = await site(BOOK).command('adopt', 'old', '--out', out);
      expect(code).toBe(2);
      expect(stderr).toContain('adopt/folder-inside');
    },
  );

  test('refuses a folder with files, and leaves them alone', async () => {
    const place = site({ ...BOOK, 'new/mine.txt': 'mine' });
    const { code, stderr } = await place.command('adopt', 'old', '--out', 'new');
    expect(code).toBe(2);
    expect(stderr).toContain('usage/exists');
    expect(place.hasSource('new/site.config.ts')).toBe(false);
  });

  test('names the code and the rules for hosts that stay behind, wherever they are', async () => {
    const { result, made, text } = await adoptProject({
      'netlify.toml': '[build]\n',
      'docs/_config.yml': 'title: A\n',
      'docs/CNAME': 'a.example\n',
      'docs/_headers': '/*\n  X-A: b\n',
      'docs/_includes/note.html': 'Note.\n',
      'docs/_sass/a.scss': 'a { b: c }\n',
      'docs/index.md': '---\ntitle: A\n---\n\nA.\n',
    });
    expect(result.code).toBe(0);
    expect(text('ADOPTED.md')).toContain(
      '- Folders with code, styles or data for templates were left behind: write again what pages need of them:\n' +
        '  - `docs/_includes/`\n  - `docs/_sass/`\n',
    );
    expect(text('ADOPTED.md')).toMatch(
      /- Rules for hosts were left behind: .*\n {2}- `docs\/_headers`\n {2}- `netlify\.toml`\n/,
    );
    expect(made.hasSource('content/static/CNAME')).toBe(true);
  });

  test('names the files that are not UTF-8, but none that is copied as it is', async () => {
    const { result, text } = await adoptProject({
      '_config.yml': 'title: A\n',
      'index.md': Buffer.from('---\ntitle: Café\n---\n\nOpen.\n', 'latin1'),
      'menu.md': '---\ntitle: Menu\n---\n\n{% include price.html %}\n',
      '_includes/price.html': Buffer.from('Tea: £2\n', 'latin1'),
      'hours.txt': Buffer.from('À midi\n', 'latin1'),
      'tea.js': Buffer.from('// Thé\n', 'latin1'),
    });
    expect(result.code).toBe(0);
    expect(text('ADOPTED.md')).toContain(
      '- Files that are not UTF-8 have lost letters, and have � in their place: save them as UTF-8, and adopt the project again:\n' +
        '  - `index.md`\n  - `_includes/price.html`\n- ',
    );
  });

  test.each([
    ['MkDocs', { 'mkdocs.yml': 'site_name: A\nnav: [index.md, c#.md, q/why?.md]\n' }, 'docs/'],
    [
      'mdBook',
      { 'book.toml': '', 'src/SUMMARY.md': '- [A](index.md)\n- [C](c%23.md)\n- [W](<q/why?.md>)\n' },
      'src/',
    ],
    [
      'Docusaurus',
      {
        'docusaurus.config.js':
          "module.exports = { title: 'A', presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false }]] };\n",
        'sidebars.js': "module.exports = { a: ['index', 'c#', 'q/why?'] };\n",
      },
      'docs/',
    ],
  ])(
    'renames files of %s whose names cannot be in addresses, and links and sidebars follow',
    async (_, files, folder) => {
      const { result, made, text } = await adoptProject({
        ...files,
        [`${folder}index.md`]: '# A\n\n[C](c%23.md#more) [Why](q/why%3F.md) ![Dot](dot%231.png)\n',
        [`${folder}c#.md`]: '# C\n\n## More\n',
        [`${folder}q/why?.md`]: '# Why\n\n[C](../c%23.md)\n',
        [`${folder}dot#1.png`]: PIXEL,
      });
      expect(result.code).toBe(1);
      expect(result.stdout).toMatch(/^No answer: .*c#/m);
      expect(text('ADOPTED.md')).toMatch(/^- Files have a new address, because names that .* \? # % /m);
      expect(text('content/docs/index.md')).toMatch(
        /\[C\]\(c-.md#more\) \[Why\]\(q\/why-.md\) !\[Dot\]\(.*\/dot-1.png\)/,
      );
      expect(text('sidebars.ts')).toMatch(/'index'.*'c-'.*'q\/why-'/s);
      const built = await made.build({ parameters: ['--strict'] });
      expect(built.code, explain(built)).toBe(0);
    },
  );

  test('copies drawings that are not UTF-8 as UTF-8, and names those that do not say what they are', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Café</title></svg>\n';
    const { made, text } = await adoptProject({
      'mkdocs.yml': 'site_name: A\n',
      'docs/index.md': '# A\n\n![A cup](cup.svg) ![A pot](pot.svg)\n',
      'docs/cup.svg': Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>\n${drawing}`, 'latin1'),
      'docs/pot.svg': Buffer.from(drawing, 'latin1'),
    });
    expect(text('content/static/cup.svg')).toBe(`<?xml version="1.0"?>\n${drawing}`);
    expect(text('ADOPTED.md')).toContain('adopt the project again:\n  - `docs/pot.svg`\n- ');
    const built = await made.build();
    expect(built.code, explain(built)).toBe(0);
  });

  test('names an address that cannot be kept, and ends with 1', async () => {
    const { result } = await adoptProject({
      'mkdocs.yml': 'site_name: A\n',
      'docs/index.md': '# A\n',
      'docs/assets/page.md': '# B\n',
    });
    expect(result.code).toBe(1);
    expect(result.stdout).toContain('No answer: /assets/page/');
  });
});
