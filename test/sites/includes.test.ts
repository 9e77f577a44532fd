import { expect, test } from 'vitest';
import { site } from './harness.ts';

test('a mistake in a part is reported once, however many pages include it', async () => {
  const page = '# Page\n\n::include{file="_part.md"}\n\n::include{file="_part.md"}\n';
  const project = site({
    'content/docs/_part.md': 'Text[^lost].\n',
    'content/docs/a.md': page,
    'content/docs/b.md': page,
  });
  const { diagnostics } = await project.run('check');
  expect(diagnostics.map(({ code, place }) => [code, place?.file])).toEqual([
    ['markdown/missing-footnote', 'content/docs/_part.md'],
  ]);
});
