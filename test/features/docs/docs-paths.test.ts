import { describe, expect, test } from 'vitest';
import { docsCollection } from '../../../src/features/docs/collection.ts';
import { docIdOf, folderIdOf } from '../../../src/features/docs/plan/docs-paths.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import { head, pathIn } from '../../unit/plan/heads.ts';
import { docsOf, version } from './docs-of.ts';

describe('the path of a doc', () => {
  test.each([
    ['content/docs/index.md', '/docs'],
    ['content/docs/README.md', '/docs'],
    ['content/docs/01-guides/02_map-editor/3.colors.md', '/docs/guides/map-editor/colors'],
    ['content/docs/01-guides/01-index.md', '/docs/guides'],
    ['content/docs/guides/Readme.md', '/docs/guides'],
    ['content/docs/01-3d-maps.md', '/docs/3d-maps'],
    ['content/docs/7.0-notes.md', '/docs/7.0-notes'],
    ['content/docs/2024-roadmap.md', '/docs/2024-roadmap'],
    ['content/docs/2024-05-05-roadmap.md', '/docs/2024-05-05-roadmap'],
    ['content/docs/01.md', '/docs/01'],
  ])('of %s is %s', (file, path) => {
    expect(pathIn(docsOf().collections, file)).toBe(path);
  });

  test('begins at its version', () => {
    const versions = [
      version('next', { path: 'next', isUnreleased: true }),
      version('docs'),
      version('7.x', { path: '7.x' }),
    ];
    const site = docsOf({ versions });
    const paths = ['next', 'docs', '7.x'].map(folder => pathIn(site.collections, `content/${folder}/a.md`));
    expect(paths).toEqual(['/docs/next/a', '/docs/a', '/docs/7.x/a']);
  });

  test('may be the root of the site', () => {
    const versions = [version('docs', { isCurrent: true })];
    const collection = docsCollection({ path: '/', versions }, wordsOf('en'));
    expect(['index', 'a'].map(name => pathIn([collection], `content/docs/${name}.md`))).toEqual(['/', '/a']);
  });
});

test('an id is the path without number prefixes and ending', () => {
  expect(docIdOf(head({ file: 'content/docs/01-guides/02-index.md' }))).toBe('guides/index');
});

test('the id of a folder is its path without number prefixes, as keyboards write its letters', () => {
  expect(folderIdOf('01-guides/2. u\u0308ber')).toBe('guides/\u00fcber');
});
