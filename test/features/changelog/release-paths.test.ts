import { describe, expect, test } from 'vitest';
import { versionOfFile } from '../../../src/generator/model/article-path.ts';
import { head, pathIn } from '../../unit/plan/heads.ts';
import { changelogOf } from './changelog-of.ts';

describe('the path of a release', () => {
  test.each([
    ['content/changelog/8.7.19.md', '/changelog/8.7.19', '8.7.19'],
    ['content/changelog/8.7.19/index.md', '/changelog/8.7.19', '8.7.19'],
    ['content/changelog/8/8.7.19.md', '/changelog/8.7.19', '8.7.19'],
    ['content/changelog/2025-05-05-8.0.0.md', '/changelog/8.0.0', '8.0.0'],
  ])('of %s is %s', (file, path, name) => {
    expect(pathIn(changelogOf().collections, file)).toBe(path);
    expect(versionOfFile(head({ file }).path)).toBe(name);
  });
});
