import { expect, test } from 'vitest';
import { finish } from '../command-result.ts';
import { site } from '../harness.ts';
import { manualPage } from './manual-pages.ts';

/** The patterns of all problem matchers that the manual shows. */
function patterns(): readonly string[] {
  const { text } = manualPage('deploy/ci.md');
  const boxes = [...text.matchAll(/```json[^\n]*\n([\s\S]*?)```/g)].map(([, body = '']) => body);
  return boxes.flatMap(body =>
    [...body.matchAll(/"regexp": ("[^\n]*")/g)].map(([, pattern = '']) => JSON.parse(pattern)),
  );
}

test('the problem matcher of the manual finds what the program prints', async () => {
  const project = site({
    'content/docs/b.md': '# B\n\nA [link](./aa.md) :::no\n',
    'content/docs/c.md': '---\ntitel: C\n---\n\nC.\n',
  });
  const { stderr } = await finish(project.start('check', { isPlain: true }));
  const [pattern = '', ...others] = patterns();
  expect(new Set(others)).toEqual(new Set([pattern]));
  const found = stderr.split('\n').flatMap(line => {
    const match = new RegExp(pattern).exec(line);
    return match === null ? [] : [match.slice(1, 6)];
  });
  expect(found).toEqual([
    ['content/docs/b.md', '3', '3', 'error', 'link/missing-target'],
    ['content/docs/c.md', '2', '1', 'warning', 'frontmatter/unknown-field'],
  ]);
});
