import { describe, expect, test } from 'vitest';
import { explain } from '../command-result.ts';
import { startDev } from '../dev-server.ts';
import { site } from '../harness.ts';
import { config, FEATURE, PAGES } from './hello.ts';

test('an error that a directive throws is reported at the directive, and again until it is mended', async () => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') });
  const working = FEATURE['features/hello/directive.ts'];
  project.write({
    'features/hello/directive.ts': `${working}\nObject.assign(hello, { render() { throw new Error('out of order'); } });\n`,
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

describe('a feature whose code throws is reported at the line that throws', () => {
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
  const outOfOrder = (file: string, line: number, column: number, what = 'The feature “hello”') => ({
    severity: 'error',
    code: 'feature/throws',
    message: `${what} throws an error: out of order`,
    place: { file, line, column },
    hint: 'Fix the code of the feature, or leave the feature out.',
  });
  const IN_PART = outOfOrder('features/hello/part.ts', 1, 7);
  const IN_DIRECTIVE = outOfOrder('features/hello/directive.ts', 1, 7);
  const BREAKS = "{ throw new Error('out of order'); }";
  /** It is called by the program, long after the feature has given it away. */
  const calledLater = (part: string) =>
    [
      brokenPart(part),
      {
        ...outOfOrder('features/hello/index.ts', 7, part.indexOf('new') + 3, 'The code of the site'),
        hint: 'Fix the code at this place, or what it calls.',
      },
    ] as const;
  const PART = "async () => (await import('./part.ts')).part";

  test.each<[string, Readonly<Record<string, string>>, object]>([
    ['its directives', BROKEN, IN_DIRECTIVE],
    ['its plan', brokenPart(`plan: ${PART}`), IN_PART],
    ['its check', brokenPart(`check: ${PART}`), IN_PART],
    ['its source', brokenPart(`source: { folders: ['hellos'], open: ${PART} }`), IN_PART],
    ['its collections', ...calledLater(`collections: () => ${BREAKS}`)],
    [
      'the titles of its collection',
      {
        ...brokenPart(
          `collections: () => [{ name: 'notes', folders: ['content/notes/'], frontMatter: v.object({}), baseOf: () => '/', segmentsOf: () => [], titleOf: () => ${BREAKS} }]`,
        ),
        'content/notes/one.md': 'One.',
        'content/notes/two.md': 'Two.',
      },
      outOfOrder('features/hello/index.ts', 7, 160),
    ],
    ['its policy', ...calledLater(`policy: () => ${BREAKS}`)],
    ['what its plan returns', ...calledLater(`plan: async () => () => ${BREAKS}`)],
    ['what its source loads', ...calledLater(`source: { folders: [], open: async () => () => ${BREAKS} }`)],
  ])('in %s, by every command, and the published site stays', async (_, files, diagnostic) => {
    const project = site(WORKING);
    await project.build();
    const before = project.tree();
    project.write(files);
    for (const command of ['build', 'check']) {
      const result = await project.run(command);
      expect(result.diagnostics, explain(result)).toEqual([diagnostic]);
      expect(result.code).toBe(2);
    }
    expect(project.tree()).toEqual(before);
  });

  test('by dev, which goes on when it is fixed', async () => {
    const project = site({ ...WORKING, ...BROKEN });
    const server = await startDev(project.root);
    try {
      await expect.poll(server.output).toContain(IN_DIRECTIVE.message);
      project.write({ 'features/hello/directive.ts': FEATURE['features/hello/directive.ts'] });
      await expect.poll(() => server.text('/docs/a')).toContain('Hello, you!');
      project.write(BROKEN);
      // A save may be seen at its beginning and at its end.
      await expect.poll(() => server.output().split(IN_DIRECTIVE.message).length).toBeGreaterThan(2);
      expect(await server.text('/docs/a')).toContain('Hello, you!');
    } finally {
      await server.stop();
    }
  });
});
