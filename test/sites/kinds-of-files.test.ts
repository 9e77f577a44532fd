import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { asOrdinaryUser } from '../machine.ts';
import { explain, lines } from './command-result.ts';
import { type Site, site } from './harness.ts';
import { PIXEL } from './pixel.ts';

const PAGE = { 'content/docs/a.md': '# A\n' };

describe('what is no file', () => {
  test('a link to its own folder, and links that lead from one folder to the other, end', async () => {
    const project = site({ ...PAGE, 'content/docs/one/b.md': '# B\n', 'content/docs/two/c.md': '# C\n' });
    symlinkSync('.', project.path('content/docs/loop'));
    symlinkSync('../two', project.path('content/docs/one/two'));
    symlinkSync('../one', project.path('content/docs/two/one'));
    const result = await project.build();
    expect(result.code, explain(result)).toBe(1);
    expect(lines(result)).toEqual([
      'error source/broken-link content/docs/loop',
      'error source/broken-link content/docs/one/two/one',
      'error source/broken-link content/docs/two/one/two',
    ]);
  });

  test('many folders that link to all others are each followed once', async () => {
    const names = [...'abcdefghijkl'];
    const project = site(Object.fromEntries(names.map(name => [`content/docs/${name}/page.md`, '# P\n'])));
    for (const from of names) {
      for (const to of names) symlinkSync(`../${to}`, project.path('content/docs', from, `to-${to}`));
    }
    const result = await project.build();
    expect(result.code, explain(result)).toBe(1);
    expect(new Set(result.diagnostics.map(({ code }) => code))).toContain('source/broken-link');
  });

  test('a named pipe, a socket and a link to a pipe are reported', async () => {
    const project = site({ ...PAGE, 'content/static/a.txt': 'a' });
    makePipe(project, 'content/static/pipe');
    makePipe(project, 'content/docs/pipe.md');
    makePipe(project, 'elsewhere');
    symlinkSync('../../elsewhere', project.path('content/docs/linked.md'));
    const socket = createServer().listen(project.path('content/static/socket'));
    const result = await project.build();
    socket.close();
    expect(result.code, explain(result)).toBe(1);
    expect(lines(result)).toEqual([
      'error source/not-a-file content/docs/linked.md',
      'error source/not-a-file content/docs/pipe.md',
      'error source/not-a-file content/static/pipe',
      'error source/not-a-file content/static/socket',
    ]);
  });

  test('an include and a fence that name a pipe or a folder are reported at their line', async () => {
    const project = site({
      'content/docs/a.md':
        '# A\n\n::include{file="/pipe"}\n\n```js file="/pipe"\n```\n\n::include{file="/content"}\n',
    });
    makePipe(project, 'pipe');
    const result = await project.build();
    expect(result.code, explain(result)).toBe(1);
    expect(lines(result)).toEqual([
      'error source/not-a-file content/docs/a.md:3:1',
      'error source/not-a-file content/docs/a.md:5:1',
      'error source/not-a-file content/docs/a.md:8:1',
    ]);
  });

  test('a name that is not UTF-8 is reported, and a folder of packages is left out', async () => {
    const project = site({ ...PAGE, 'content/docs/node_modules/x/readme.md': '# X\n' });
    mkdirSync(project.path('content/static'));
    const name = Buffer.concat([Buffer.from(project.path('content/static/caf')), Buffer.from([0xe9])]);
    writeFileSync(name, 'text');
    const result = await project.build();
    expect(result.code, explain(result)).toBe(1);
    expect(lines(result)).toEqual([
      'warning source/packages content/docs/node_modules',
      'error source/invalid-name content/static/caf\uFFFD',
    ]);
  });
});

test('a file that is named like an image and is none is reported', async () => {
  const project = site({ ...PAGE, 'content/static/broken.png': 'no image', 'content/static/empty.jpg': '' });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(lines(result)).toEqual([
    'warning image/unreadable content/static/broken.png',
    'warning image/unreadable content/static/empty.jpg',
  ]);
});

test('a folder that cannot be read, or not be entered, is reported with its path', async () => {
  const project = site({ ...PAGE, 'content/docs/closed/b.md': '# B\n', 'content/docs/listed/c.md': '# C\n' });
  chmodSync(project.path('content/docs/closed'), 0);
  chmodSync(project.path('content/docs/listed'), 0o444);
  const result = await project.build({ wrapper: asOrdinaryUser() });
  expect(result.code, explain(result)).toBe(1);
  expect(lines(result)).toEqual([
    'error source/unreadable content/docs/closed',
    'error source/unreadable content/docs/listed/c.md',
  ]);
});

test('a picture or a link to something that is there, but that no site can publish, is not said to be missing', async () => {
  const project = site({
    ...PAGE,
    'content/docs/b.md': [
      '![A pipe](pipe.png)',
      '![A folder](folder.png)',
      '![A closed file](closed.png)',
      '![In a closed folder](/closed/a.png)',
      '[A closed file](closed.pdf)',
    ].join('\n\n'),
    'content/docs/closed.png': PIXEL,
    'content/docs/closed.pdf': '',
    'content/docs/folder.png/a.png': PIXEL,
    'content/static/closed/a.png': PIXEL,
  });
  makePipe(project, 'content/docs/pipe.png');
  for (const path of ['docs/closed.png', 'docs/closed.pdf', 'static/closed'])
    chmodSync(project.path('content', path), 0);
  const result = await project.build({ wrapper: asOrdinaryUser() });
  const ofPage = result.diagnostics.filter(({ place }) => place?.file === 'content/docs/b.md');
  expect(ofPage.map(({ code, message, hint }) => [code, message, hint])).toEqual([
    [
      'link/missing-image',
      'The image “pipe.png” cannot be published',
      'The message about content/docs/pipe.png says why.',
    ],
    ['link/missing-image', 'The image “folder.png” is a folder', 'Write the path of a file in it.'],
    [
      'link/missing-image',
      'The image “closed.png” cannot be published',
      'The message about content/docs/closed.png says why.',
    ],
    [
      'link/missing-image',
      'The image “/closed/a.png” cannot be published',
      'The message about content/static/closed says why.',
    ],
    [
      'link/missing-target',
      'The link “closed.pdf” leads to a file that cannot be published',
      'The message about content/docs/closed.pdf says why.',
    ],
  ]);
  expect(lines(result)).toEqual(
    expect.arrayContaining([
      'error source/not-a-file content/docs/pipe.png',
      'error source/unreadable content/docs/closed.pdf',
      'error source/unreadable content/docs/closed.png',
      'error source/unreadable content/static/closed',
    ]),
  );
});

function makePipe(project: Site, path: string): void {
  execFileSync('mkfifo', [project.path(path)]);
}
