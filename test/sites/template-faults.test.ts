import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';
import { type CommandResult, explain } from './command-result.ts';
import { type Site, site } from './harness.ts';
import { copyProgram } from './program-copy.ts';

/** The template of every doc's content. */
const TEMPLATE = 'src/features/docs/templates/doc.tsx';

describe('a broken template', () => {
  let copy: string;
  let project: Site;
  let before: Readonly<Record<string, string>>;
  const original = readFileSync(join(projectRoot, TEMPLATE), 'utf8');

  beforeAll(async () => {
    copy = copyProgram();
    project = site({ 'content/docs/page.md': '# Page\n' });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    before = project.tree();
  });

  test('that throws while it renders is reported with the page and the component', async () => {
    const result = await buildWith(
      `${original}\nfunction Broken(): null {\n  throw new Error('out of order');\n}\n`,
      '<Broken />',
    );
    expect(result.diagnostics).toMatchObject([{ severity: 'error', code: 'template/crashed' }]);
    const text = JSON.stringify(result.diagnostics);
    expect(text).toContain('out of order');
    expect(text).toContain('/docs/page');
    expect(text).toContain('Broken');
    expect(text).toContain(`Check ${TEMPLATE}`);
  });

  test.each([
    ['<Waiting />', 'A component waits for a promise'],
    ['<Suspense fallback="Wait"><Waiting /></Suspense>', 'A component inside a Suspense'],
  ])('that waits for a promise is reported with the page: %s', async (element, reason) => {
    const waiting = 'async function Waiting(): Promise<null> {\n  return null;\n}\n';
    const result = await buildWith(`import { Suspense } from 'react';\n${original}\n${waiting}`, element);
    expect(result.diagnostics).toMatchObject([
      {
        code: 'template/crashed',
        message: expect.stringContaining(`The page /docs/page cannot be rendered: ${reason}`),
        hint: expect.stringContaining(`Check ${TEMPLATE}`),
      },
    ]);
  });

  test('that never ends is a time-out with the page', async () => {
    const result = await buildWith(
      `${original}\nfunction Endless(): null {\n  const start = Date.now();\n  while (Date.now() >= start);\n  return null;\n}\n`,
      '<Endless />',
    );
    expect(result.diagnostics).toMatchObject([{ severity: 'error', code: 'template/timeout' }]);
    expect(JSON.stringify(result.diagnostics)).toContain('/docs/page');
  });

  test('that does not compile is reported at the place where the compiler stopped', async () => {
    const result = await buildWith(`${original}\nexport const broken = ;\n`);
    const line = original.split('\n').length + 1;
    expect(result.diagnostics).toMatchObject([
      {
        severity: 'error',
        code: 'code/does-not-compile',
        place: { file: expect.stringContaining(TEMPLATE), line },
      },
    ]);
  });

  test('that exports no layout is reported with the module, before anything is rendered', async () => {
    const module = join(copy, 'src/templates/layouts/docs.tsx');
    const layout = readFileSync(module, 'utf8');
    writeFileSync(module, layout.replace(' as default', ''));
    const result = await buildWith(original);
    writeFileSync(module, layout);
    expect(result.diagnostics).toMatchObject([
      {
        severity: 'error',
        code: 'template/no-default-export',
        message: 'The module of this layout has no default export',
        place: { file: 'src/templates/layouts/docs.tsx', line: 1, column: 1 },
        hint: 'Export the layout as default: export { DocsLayout as default }.',
      },
    ]);
  });

  /** Builds with a changed template; `element` takes the place of the first element that the template returns. */
  async function buildWith(source: string, element?: string): Promise<CommandResult> {
    const text =
      element === undefined ? source : source.replace(/return \(\s*<(\w+|)([^>]*)>/, `$&${element}`);
    writeFileSync(join(copy, TEMPLATE), text);
    const result = await project.build({ program: join(copy, 'bin', 'site.js') });
    expect(result.code, explain(result)).toBe(1);
    expect(project.tree()).toEqual(before);
    return result;
  }
});
