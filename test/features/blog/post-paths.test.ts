import { describe, expect, test } from 'vitest';
import { dateOf } from '../../../src/generator/model/article-path.ts';
import { head, pathIn } from '../../unit/plan/heads.ts';
import { blogOf } from './blog-of.ts';

describe('the path of a post', () => {
  test.each([
    ['content/blog/2025-05-05-new-pricing.md', '/blog/new-pricing', '2025-05-05'],
    ['content/blog/2025-05-05-new-pricing/index.md', '/blog/new-pricing', '2025-05-05'],
    ['content/blog/2025-05-05-the-index.md', '/blog/the-index', '2025-05-05'],
    ['content/blog/plan-2025-05-05-b.md', '/blog/plan-2025-05-05-b', undefined],
    ['content/blog/index-of-maps.md', '/blog/index-of-maps', undefined],
    ['content/blog/news/plain.md', '/blog/news/plain', undefined],
    ['content/blog/2025-13-45-x.md', '/blog/2025-13-45-x', undefined],
    ['content/blog/2025-05-05.md', '/blog/2025-05-05', '2025-05-05'],
  ])('of %s is %s, dated %s', (file, path, date) => {
    expect(pathIn(blogOf().collections, file)).toBe(path);
    expect(dateOf(head({ file }))).toBe(date);
  });

  test('keeps a date of the front matter', () => {
    expect(dateOf(head({ file: 'content/blog/2025-05-05-x.md', frontMatter: { date: '2024-01-02' } }))).toBe(
      '2024-01-02',
    );
  });
});
