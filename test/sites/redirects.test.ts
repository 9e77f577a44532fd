import { beforeAll, describe, expect, test } from 'vitest';
import { type CommandResult, explain, type Site, site } from './harness.ts';

describe('redirects that cannot work', () => {
  let project: Site;
  let before: Readonly<Record<string, string>>;
  let result: CommandResult;

  beforeAll(async () => {
    project = site({ 'content/docs/a.md': '# A\n', 'content/docs/b.md': '# B\n' });
    await project.build();
    before = project.tree();
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
    result = await project.build();
  });

  test('are all told at once, and leave the published site as it was', () => {
    expect(result.code, explain(result)).not.toBe(0);
    expect(project.tree()).toEqual(before);
  });

  test('a redirect to itself is told', () => {
    expect(errors()).toContainEqual(expect.stringContaining('/self'));
  });

  test('a circle is printed whole', () => {
    expect(errors()).toContainEqual(expect.stringMatching(/\/one → \/two → \/three → \/one/));
  });

  test('a redirect to a page that is not there is told', () => {
    expect(errors()).toContainEqual(expect.stringMatching(/\/nowhere/));
  });

  test('a redirect that shadows a page is told', () => {
    expect(errors()).toContainEqual(expect.stringMatching(/\/docs\/a\b/));
  });

  test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a redirect to %s is refused',
    target => {
      expect(errors()).toContainEqual(expect.stringContaining(target));
    },
  );

  function errors(): readonly string[] {
    return result.diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  }
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
  const rules = project
    .file('_redirects')
    .split('\n')
    .map(line => line.split(/\s+/));
  for (const from of ['/first', '/second', '/third']) {
    expect(rules).toContainEqual([from, '/docs/a', expect.stringMatching(/^30[18]$/)]);
  }
});

function config(redirects: readonly (readonly [from: string, to: string])[]): string {
  const items = redirects.map(([from, to]) => `{ from: '${from}', to: '${to}' }`);
  return `export default { redirects: [${items.join(', ')}] };\n`;
}
