import { describe, expect, test } from 'vitest';
import { explain } from '../command-result.ts';
import { startDev } from '../dev-server.ts';
import { site } from '../harness.ts';
import { config, FEATURE, PAGES } from './hello.ts';

test('an error that a directive throws is reported at the directive, and again until it is mended', async () => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') });
  const working = FEATURE['features/hello/directive.ts'];
  project.write({
    'features/hello/directive.ts': `${working.replace(/\brender\b/, 'unused')}\nObject.assign(hello, { render() { throw new Error('out of order'); } });\n`,
    'content/docs/broken.md': '# Broken\n\nText.\n\n> ::hello{to="you"}\n',
  });
  for (const _ of ['first', 'second']) {
    const { code, diagnostics } = await project.build();
    expect(code).toBe(1);
    expect(diagnostics).toContainEqual({
      severity: 'error',
      code: 'markdown/crashed',
      message: 'The directive “hello” throws an error: out of order',
      place: { file: 'content/docs/broken.md', line: 5, column: 3 },
      hint: 'Fix the code of the directive, or leave it out.',
    });
  }
  project.write({ 'features/hello/directive.ts': working });
  expect((await project.build()).code).toBe(0);
});

describe('a feature whose code throws is reported where the site lists it', () => {
  const WORKING = { ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') };
  const THROWS =
    "throw new Error('out of order');\nexport const part = undefined as never;\nexport const hello = undefined as never;\n";
  const BROKEN = { 'features/hello/directive.ts': THROWS };
  const brokenPart = (part: string) => ({
    'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace(
      'markdown:',
      `${part},\n  markdown:`,
    ),
    'features/hello/part.ts': THROWS,
  });
  const OUT_OF_ORDER = {
    severity: 'error',
    code: 'feature/throws',
    message: 'The feature “hello” throws an error: out of order',
    place: { file: 'site.config.ts', line: 2, column: 70 },
    hint: 'Fix the code of the feature, or leave the feature out.',
  };
  const PART = "async () => (await import('./part.ts')).part";

  test.each<[string, Readonly<Record<string, string>>]>([
    ['its directives', BROKEN],
    ['its plan', brokenPart(`plan: ${PART}`)],
    ['its check', brokenPart(`check: ${PART}`)],
    ['its source', brokenPart(`source: { folders: ['hellos'], open: ${PART} }`)],
  ])('in %s, by every command, and the published site stays', async (_, files) => {
    const project = site(WORKING);
    await project.build();
    const before = project.tree();
    project.write(files);
    for (const command of ['build', 'check']) {
      const result = await project.run(command);
      expect(result.diagnostics, explain(result)).toEqual([OUT_OF_ORDER]);
      expect(result.code).toBe(2);
    }
    expect(project.tree()).toEqual(before);
  });

  test('by dev, which goes on when it is fixed', async () => {
    const project = site({ ...WORKING, ...BROKEN });
    const server = await startDev(project.root);
    try {
      await expect.poll(server.output).toContain(OUT_OF_ORDER.message);
      project.write({ 'features/hello/directive.ts': FEATURE['features/hello/directive.ts'] });
      await expect.poll(() => server.text('/docs/a')).toContain('Hello, you!');
      project.write(BROKEN);
      // A save may be seen at its beginning and at its end.
      await expect.poll(() => server.output().split(OUT_OF_ORDER.message).length).toBeGreaterThan(2);
      expect(await server.text('/docs/a')).toContain('Hello, you!');
    } finally {
      await server.stop();
    }
  });
});
