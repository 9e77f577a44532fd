import { expect, test } from 'vitest';
import { explain, lines } from './command-result.ts';
import { site } from './harness.ts';

test('redirects that cannot work are reported all at once, each at its line, and the old site stays', async () => {
  const project = site({ 'content/docs/a.md': '# A\n', 'content/docs/b.md': '# B\n' });
  await project.build();
  const before = project.tree();
  project.write({
    'site.config.ts': config([
      ['/self', '/self'],
      ['/one', '/two'],
      ['/two', '/three'],
      ['/three', '/one'],
      ['/lost', '/nowhere'],
      ['/docs/a', '/docs/b'],
      ['/host', '//evil.example'],
      ['/backslash', '/\\\\evil.example'],
      ['/script', 'javascript:alert(1)'],
    ]),
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(1);
  expect(result.diagnostics.map(({ code, place, message }) => `${place?.line} ${code} ${message}`)).toEqual([
    '2 redirect/cycle A redirect leads to itself: /self → /self',
    '3 redirect/cycle Redirects form a circle: /one → /two → /three → /one',
    '6 redirect/missing-target “/lost” leads to “/nowhere”, which does not exist',
    '7 redirect/shadows-page A redirect begins at “/docs/a”, which is the address of a page',
    '8 redirect/unsafe-target A redirect cannot lead to “//evil.example”',
    '9 redirect/unsafe-target A redirect cannot lead to “/\\evil.example”',
    '10 redirect/unsafe-target A redirect cannot lead to “javascript:alert(1)”',
  ]);
  expect(project.tree()).toEqual(before);
});

test('a chain of redirects is flattened', async () => {
  const project = site({
    'content/docs/a.md': '# A\n',
    'site.config.ts': config([
      ['/first', '/second'],
      ['/second', '/third'],
      ['/third', '/docs/a'],
    ]),
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  for (const from of ['/first', '/second', '/third'])
    expect(project.file('_redirects').split('\n')).toContain(`${from} /docs/a 301`);
});

/** One redirect a line, from line 2 on. */
function config(redirects: readonly (readonly [from: string, to: string])[]): string {
  const items = redirects.map(([from, to]) => `{ from: '${from}', to: '${to}' },\n`);
  return `export default { redirects: [\n${items.join('')}] };\n`;
}

test('a warning about the configuration names its line, even if nothing else in that file has changed', async () => {
  const config = "export default {\n  redirects: [{ from: '/old', to: '/#nowhere' }],\n};\n";
  const project = site({ 'content/pages/index.md': '# Home\n', 'site.config.ts': config });
  expect(lines(await project.build())).toEqual(['warning redirect/missing-anchor site.config.ts:2:15']);
  project.write({ 'site.config.ts': `// A comment.\n${config}` });
  expect(lines(await project.build())).toEqual(['warning redirect/missing-anchor site.config.ts:3:15']);
  const { summary } = await project.build();
  expect(summary).toMatchObject({ rendered: 0, written: 0 });
});
