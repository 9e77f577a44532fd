import { expect, test } from 'vitest';
import { postsAt } from '../../../src/features/blog/collection.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import { loadText } from '../../unit/load/load-text.ts';

const collection = postsAt('/blog', wordsOf('en'));

test('the title of a post leaves its body, since the template writes it', () => {
  const { head, body } = loadText('# Own *title* {#x}\n\nText\n\n# Other', { collection });
  expect(head).toMatchObject({ title: 'Own title', hasOwnTitle: false, ids: ['other'] });
  expect(body.html.trim()).toBe('<p>Text</p>\n<h1 id="other">Other</h1>');
});

test('a post has authors, tags, a date and a position', () => {
  const { head } = loadText('---\nauthors: [a]\ntags: [b]\ndate: 2025-05-05\nposition: 2\n---\n', {
    collection,
  });
  expect(head.frontMatter).toEqual({ authors: ['a'], tags: ['b'], date: '2025-05-05', position: 2 });
});
