import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { about, type CommandResult, explain, lines } from './command-result.ts';
import { type Site, site } from './harness.ts';

describe('front matter', () => {
  let broken: Site;
  let before: Readonly<Record<string, string>>;
  let result: CommandResult;

  beforeAll(async () => {
    broken = site({ 'content/docs/good.md': '# Good\n' });
    await broken.build();
    before = broken.tree();
    broken.write({
      'content/docs/yaml.md': '---\ntitle: One\ndescription: one: two\n---\n\n# One\n',
      'content/docs/open.md': '---\ntitle: Never closed\n\n# Open\n',
      'content/docs/twice.md': '---\ntitle: One\ndescription: Some\ntitle: Two\n---\n',
      'content/blog/2025-05-05-type.md': '---\ntitle: Type\ndate: soon\n---\n\nText.\n',
      'content/docs/unknown.md': '---\ntitle: Unknown\ndescripton: Some\n---\n',
      'content/docs/bomb.md': bomb(),
      'content/docs/script.md': "---js\nrequire('node:fs').writeFileSync('ran', '')\n---\n",
      'content/docs/function.md': "---\ntitle: !!js/function 'function () {}'\n---\n",
      'content/docs/prototype.md':
        '---\ntitle: Prototype\n__proto__:\n  noindex: true\nconstructor: some\n---\n',
    });
    result = await broken.build();
  });

  test('with broken YAML is reported at its true line and column', () => {
    expect(lines(result)).toContain('error frontmatter/yaml content/docs/yaml.md:3:14');
  });

  test('that is never closed is reported at the line that opens it', () => {
    expect(lines(result)).toContain('error frontmatter/never-closed content/docs/open.md:1:1');
  });

  test('with a key given twice is reported with both lines', () => {
    const [diagnostic] = about(result, 'content/docs/twice.md');
    expect(diagnostic).toMatchObject({
      code: 'frontmatter/duplicate-key',
      place: { line: 4, column: 1 },
      related: [{ file: 'content/docs/twice.md', line: 2, column: 1 }],
    });
  });

  test('with a wrong type is reported with field, what it expects and what it got', () => {
    const [diagnostic] = about(result, 'content/blog/2025-05-05-type.md');
    expect(diagnostic).toMatchObject({ code: 'frontmatter/invalid-field', place: { line: 3 } });
    expect(diagnostic?.message).toMatch(/date.*expects a date.*“soon”/);
  });

  test('with an unknown field is a warning that suggests the nearest name', () => {
    const [diagnostic] = about(result, 'content/docs/unknown.md');
    expect(diagnostic).toMatchObject({
      severity: 'warning',
      code: 'frontmatter/unknown-field',
      place: { line: 3 },
    });
    expect(diagnostic?.hint).toContain('description');
  });

  test('that is an alias bomb is refused before it unfolds', () => {
    expect(lines(result)).toContainEqual(
      expect.stringMatching(/^error frontmatter\/anchor content\/docs\/bomb\.md:/),
    );
  });

  test('in JavaScript is refused and never run', () => {
    expect(lines(result)).toContain('error frontmatter/language content/docs/script.md:1:4');
    expect(lines(result)).toContainEqual(
      expect.stringMatching(/^error frontmatter\/tag content\/docs\/function\.md:2:/),
    );
    expect(existsSync(broken.path('ran'))).toBe(false);
  });

  test('with keys that touch a prototype is refused', () => {
    expect(lines(result)).toContain('error frontmatter/forbidden-key content/docs/prototype.md:3:1');
    expect(lines(result)).toContain('error frontmatter/forbidden-key content/docs/prototype.md:5:1');
  });

  test('that is broken leaves the published site as it was, and ends with 1', () => {
    expect(result.code, explain(result)).toBe(1);
    expect(result.stderr).not.toMatch(/^\s+at /m);
    expect(broken.tree()).toEqual(before);
  });

  test('that is broken is reported again by every later build', async () => {
    const again = await broken.build();
    expect(lines(again)).toEqual(lines(result));
    expect(again.code).toBe(1);
  });
});

test('plain scalars where text is wanted stay as they are written', async () => {
  const project = site({
    'content/docs/no.md': '---\ntitle: no\n---\n',
    'content/docs/version.md': '---\ntitle: 1.10\ntags: [1.10]\n---\n',
    'content/docs/octal.md': '---\ntitle: 010\n---\n',
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/no.html')).toContain('>no</h1>');
  expect(project.file('docs/version.html')).toContain('>1.10</h1>');
  expect(project.file('docs/octal.html')).toContain('>010</h1>');
});

/** Ten levels of ten references each: ten thousand million items, if it were unfolded. */
function bomb(): string {
  const levels = Array.from({ length: 10 }, (_, level) =>
    level === 0
      ? 'a0: &a0 [x]'
      : `a${level}: &a${level} [${Array(10)
          .fill(`*a${level - 1}`)
          .join(', ')}]`,
  );
  return `---\ntitle: Bomb\n${levels.join('\n')}\n---\n`;
}

// The stack of the parsers would be exhausted, and V8 ends a process that compiles a regular expression there.
test('what is nested too deeply for a parser is reported in each file', async () => {
  const lists = '['.repeat(100_000);
  const roots = `${'\\sqrt{'.repeat(4_000)}x${'}'.repeat(4_000)}`;
  const result = await site({
    'site.config.ts': 'export default { markdown: { math: true } };\n',
    'content/authors.yml': `ann: ${lists}\n`,
    'content/docs/a.md': `---\ntitle: A\ntags: ${lists}\n---\n`,
    'content/docs/b.md': `---\ntags: ${'- '.repeat(50_000)}a\n---\n\n# B\n`,
    'content/docs/c.md': `# C\n\nText\n\n$${roots}$\n`,
    'content/docs/d.md': `# D\n\n$$\n${'\\left('.repeat(4_000)}\n$$\n`,
  }).build();
  expect(lines(result)).toEqual([
    'error data/yaml content/authors.yml:1:506',
    'error frontmatter/yaml content/docs/a.md:3:507',
    'error frontmatter/yaml content/docs/b.md:2:7',
    'error markdown/math content/docs/c.md:5:1',
    'error markdown/math content/docs/d.md:3:1',
  ]);
  for (const { message } of result.diagnostics) expect(message).toContain('it is nested too deeply');
});
