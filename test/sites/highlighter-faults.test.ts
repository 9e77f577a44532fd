import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explain, lines } from './command-result.ts';
import { site } from './harness.ts';
import { copyProgram } from './program-copy.ts';
import { sheetsOf } from './sheets-of.ts';

const page = (code: string) => `# A\n\nText.\n\n\`\`\`js\nconst a = '${code}';\n\`\`\`\n`;

/** A program whose highlighter does what the code says. */
function brokenProgram(): string {
  const program = copyProgram();
  const file = join(program, 'src/generator/host/highlight/highlight-js.ts');
  const text = readFileSync(file, 'utf8');
  const sabotage = `highlight: block => {
    if (block.code.includes('HANG')) for (;;);
    if (block.code.includes('EXIT')) process.exit(7);
    if (block.code.includes('THROW')) throw new Error('no such rule');
`;
  const broken = text.replace(/highlight: block => (codeToHtml\(.*\)) }/, `${sabotage} return $1; } }`);
  if (broken === text) throw new Error('The highlighter has changed: it cannot be broken here');
  writeFileSync(file, broken);
  return join(program, 'bin', 'site.js');
}

test('a highlighter that hangs, dies or throws costs a block its colours, and is a warning at its place', async () => {
  const program = brokenProgram();
  const project = site({
    'site.config.ts': 'export default { markdown: { timeout: 2000, math: true } };\n',
    'content/docs/a.md': page('HANG'),
    'content/docs/b.md': page('EXIT'),
    'content/docs/c.md': `${page('THROW')}\n$x$\n\n:::cards\n::::card[One]\nText\n::::\n:::\n`,
    'content/docs/d.md': page('good'),
  });
  const warnings = [
    'warning highlight/timeout content/docs/a.md:5:1',
    'warning highlight/crashed content/docs/b.md:5:1',
    'warning highlight/crashed content/docs/c.md:5:1',
  ];
  const first = await project.build({ program });
  expect(first.code, explain(first)).toBe(0);
  expect(lines(first)).toEqual(warnings);
  for (const name of ['a', 'b', 'c']) expect(project.file(`docs/${name}.html`)).toMatch(/<code>const a = /);
  expect(project.file('docs/d.html')).toContain('tok-keyword');
  // What is not remembered of a page is published with it.
  const [, joined = ''] = sheetsOf(project, 'docs/c.html');
  expect(project.file(joined)).toContain('.card');

  const unchanged = await project.build({ program });
  expect(lines(unchanged)).toEqual(warnings);
  project.write({ 'content/docs/d.md': page('better') });
  const edited = await project.build({ program });
  expect(lines(edited)).toEqual(warnings);

  const healed = await project.build();
  expect(healed.diagnostics, explain(healed)).toEqual([]);
  expect(project.file('docs/a.html')).toContain('tok-keyword');
}, 120_000);
