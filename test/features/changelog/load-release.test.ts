import { describe, expect, test } from 'vitest';
import { releasesAt } from '../../../src/features/changelog/collection.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import { loadText, problemsOf } from '../../unit/load/load-text.ts';

const collection = releasesAt('/changelog', wordsOf('en'));

test('the title of a release leaves its body, since the template writes it', () => {
  const { head, body } = loadText('# Own *title* {#x}\n\nText\n\n# Other', { collection });
  expect(head).toMatchObject({ title: 'Own title', hasOwnTitle: false, ids: ['other'] });
  expect(body.html.trim()).toBe('<p>Text</p>\n<h1 id="other">Other</h1>');
});

test.each(['2.0.0-beta.1.md', '2025-01-01-2.0.0-beta.1.md'])('the title of %s is its version', path => {
  expect(loadText('Text', { path, collection }).head.title).toBe('2.0.0-beta.1');
});

test.each(['', '---\ndate: 2025-05-05\n---\n', '# Title', '<!-- Nothing yet -->\n'])(
  'a release whose file is %j is empty',
  text => {
    const { head, diagnostics } = loadText(text, { path: '8.0.0.md', collection });
    expect(head.isEmpty).toBe(true);
    expect(diagnostics).toEqual([]);
  },
);

test.each(['Text', '![](a.png)', '```js\na();\n```', '***'])('a release whose body is %j is not', text => {
  expect(loadText(text, { collection }).head).not.toHaveProperty('isEmpty');
});

test('a release has a date and a way on', () => {
  const { head } = loadText('---\ndate: 2025-05-05\nnext: false\n---\n', { collection });
  expect(head.frontMatter).toEqual({ date: '2025-05-05', next: false });
});

test.each(['tags: [a]', 'security: true'])('a field that would do nothing is unknown: %s', yaml => {
  expect(problemsOf(`---\n${yaml}\n---\n`, { collection })).toContain('warning frontmatter/unknown-field');
});

describe('a section of a release', () => {
  const options = { collection, path: '8.0.0.md' };

  test('that is nearly a kind of change warns and names it', () => {
    expect(problemsOf('## Fixes\n\n- A fault\n', options)).toMatchInlineSnapshot(`
      "content/changelog/8.0.0.md:1:1 warning markdown/unknown-section
      The heading “Fixes” does not mark a release
      → Did you mean “Fixed”? The headings that mark a release are Added, Changed, Fixed, Security, Migration."
    `);
  });
  test('with a heading of another level warns', () => {
    expect(problemsOf('## Added\n\n### Security\n', options)).toMatchInlineSnapshot(`
      "content/changelog/8.0.0.md:3:1 warning markdown/section-level
      “Security” marks a release only as a heading of level 2; this one has level 3
      → Write it with level 2: ## Security"
    `);
  });
  test('may have any other name, and is free elsewhere', () => {
    const kinds = '## Added\n\n## Changed\n\n## Fixed\n\n## Security\n\n## Migration\n';
    expect(problemsOf(`${kinds}\n## Thanks\n\n### From all of us\n`, options)).toBe('');
    expect(problemsOf('## Fixes\n\n### Security\n')).toBe('');
  });
});
