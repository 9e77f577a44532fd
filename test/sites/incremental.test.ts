import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from './command-result.ts';
import { EDITS, START } from './edits.ts';
import { builtOnce } from './harness.ts';

const builtStart = builtOnce(START);

test('a random sequence of edits gives the same site as a clean build', { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(EDITS)), { minLength: 2, maxLength: 8 }),
      async names => {
        const project = await builtStart();
        await project.build();
        for (const [number, name] of names.entries()) {
          EDITS[name]?.(project, number);
          // Not every edit is followed by a build, so that a build also meets several edits.
          if (number % 2 === 0) await project.build();
        }
        const warm = await project.build();
        expect(warm.code, explain(warm)).toBe(0);
        expect(project.tree()).toEqual(await project.cleanTree());
      },
    ),
    { numRuns: 8 },
  );
});

describe('a warm build', () => {
  test.each(Object.keys(EDITS))('after the edit “%s” gives the same site as a clean build', async name => {
    const project = await builtStart();
    await project.build();
    EDITS[name]?.(project, 7);
    const warm = await project.build();
    expect(warm.code, explain(warm)).toBe(0);
    expect(project.tree()).toEqual(await project.cleanTree());
  });

  test('renders one page after a paragraph was changed', async () => {
    const project = await builtStart();
    await project.build();
    EDITS['change a paragraph']?.(project, 1);
    const result = await project.build();
    expect(result.summary).toMatchObject({ rendered: 1 });
  });

  test('renders nothing and writes nothing where nothing changed', async () => {
    const project = await builtStart();
    await project.build();
    const before = project.tree();
    const result = await project.build();
    expect(result.summary).toMatchObject({ rendered: 0, written: 0 });
    expect(project.tree()).toEqual(before);
  });

  test('removes the page of a file that was deleted or renamed', async () => {
    const project = await builtStart();
    await project.build();
    expect(project.has('about.html')).toBe(true);
    EDITS['remove and rename']?.(project, 1);
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(project.has('about.html')).toBe(false);
    expect(project.has('company.html')).toBe(true);
  });

  test('reports a link that the deletion of its target broke', async () => {
    const project = await builtStart();
    await project.build();
    const before = project.tree();
    project.remove('content/docs/a.md');
    const result = await project.build();
    expect(result.code, explain(result)).not.toBe(0);
    expect(result.diagnostics.map(({ place }) => place?.file)).toContain('content/docs/index.md');
    expect(project.tree()).toEqual(before);
  });

  test('notices a change that keeps size and time', async () => {
    const project = await builtStart();
    await project.build();
    project
      .edit('content/docs/a.md', text => text.replace('Part', 'Pate'))
      .edit('content/docs/guides/b.md', text => text.replace('#part', '#pate'));
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(project.file('docs/a.html')).toContain('Pate');
  });
});
