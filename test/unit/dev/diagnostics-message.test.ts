import { expect, test } from 'vitest';
import { diagnosticsMessageOf } from '../../../src/generator/dev/dev-message.ts';
import type { Diagnostic } from '../../../src/generator/model/diagnostic.ts';
import { site } from '../../sites/harness.ts';

test('an open page gets the lines of the source, as the terminal shows them', () => {
  const { root } = site({ 'content/docs/a.md': '# A\n\nSee [b](no.md).\n' });
  const problem = { severity: 'error', code: 'link/missing-target', message: 'It leads nowhere' } as const;
  const told: readonly Diagnostic[] = [
    { ...problem, place: { file: 'content/docs/a.md', line: 3, column: 5 } },
    { ...problem, place: { file: 'content/docs/no.md', line: 3, column: 5 } },
    problem,
  ];
  const { diagnostics, counts } = diagnosticsMessageOf(told, root);
  expect(counts).toEqual({ errors: 3, warnings: 0 });
  expect(diagnostics.flatMap(({ frame }) => frame ?? [])).toMatchInlineSnapshot(`
    [
      "  3 | See [b](no.md).
        |     ^",
    ]
  `);
});
