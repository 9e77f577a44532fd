import { describe, expect, it } from 'vitest';
import { concernedBy, nameOf } from '../../../src/generator/model/changed-files.ts';
import type { Diagnostic } from '../../../src/generator/model/diagnostic.ts';

const change = (files: { changed?: string[]; gone?: string[]; oldNames?: string[] }) =>
  concernedBy({
    changed: new Set(files.changed),
    gone: new Set(files.gone),
    oldNames: new Set(files.oldNames),
  });
const message = (text: string, file = 'content/docs/other.md'): Diagnostic => ({
  severity: 'error',
  code: 'link/missing-target',
  message: text,
  place: { file, line: 1, column: 1 },
});

describe('nameOf', () => {
  it.each([
    ['content/docs/01-brakes.md', 'brakes'],
    ['/docs/Brakes#pads', 'brakes'],
    ['../brakes/', 'brakes'],
    ['./brakes.html?a=b', 'brakes'],
    ['content/blog/2026-01-02-brakes.md', 'brakes'],
    ['content/docs/brakes/index.md', 'brakes'],
    ['content/docs/gro%CC%88%C3%9Fe.md', 'größe'],
    ['content/docs/map.png', 'map.png'],
    ['content/docs/404.md', '404'],
    ['100%.md', '100%'],
    ['/', ''],
  ])('%s is called %s', (path, name) => {
    expect(nameOf(path)).toBe(name);
  });
});

describe('concernedBy', () => {
  it('keeps messages of changed files, and of the whole site', () => {
    const isConcerned = change({ changed: ['content/docs/a.md'] });
    expect(isConcerned(message('The link “x” leads nowhere', 'content/docs/a.md'))).toBe(true);
    expect(isConcerned(message('The link “x” leads nowhere'))).toBe(false);
    expect(isConcerned({ severity: 'error', code: 'git/fails', message: 'Git fails' })).toBe(true);
  });

  it('keeps broken links to what is gone, however they are written, but not to namesakes in part', () => {
    const isConcerned = change({ gone: ['content/docs/01-brakes.md'] });
    for (const url of ['./01-brakes.md', '/docs/brakes', '../brakes/#pads', 'brakes'])
      expect(isConcerned(message(`The link “${url}” leads nowhere`))).toBe(true);
    expect(isConcerned(message('The link “./brakes-2.md” leads nowhere'))).toBe(false);
    expect(isConcerned(message('Text about brakes'))).toBe(false);
  });

  it('knows addresses that front matter gave', () => {
    const isConcerned = change({ changed: ['content/docs/a.md'], oldNames: ['stopping'] });
    expect(isConcerned(message('The link “/docs/stopping” leads nowhere'))).toBe(true);
  });

  it('keeps a collision with a changed file', () => {
    const related = [{ file: 'content/docs/a.md', message: 'the other' }];
    expect(change({ changed: ['content/docs/a.md'] })({ ...message('Twice'), related })).toBe(true);
  });

  it.each(['site.config.ts', 'features/mine/index.ts', 'content/tags.yml', 'theme/main.css', 'package.json'])(
    'keeps everything if %s has changed, because any page may depend on it',
    file => {
      expect(change({ changed: [file] })(message('The link “x” leads nowhere'))).toBe(true);
    },
  );

  it.each(['.github/workflows/site.yml', '.vscode/settings.json', 'README.md', 'content/static/data.json'])(
    'finds nothing special in %s',
    file => {
      expect(change({ changed: [file] })(message('The link “x” leads nowhere'))).toBe(false);
    },
  );
});
