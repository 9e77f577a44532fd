import { expect, test } from 'vitest';
import { fillBookText } from '../../../src/generator/adopt/mdbook/book-text.ts';
import { projectOf } from './old-projects.ts';

// A file that another one includes may include others, and itself.

test('mdBook: files in included files are relative to those, and a playground is code', () => {
  const project = projectOf({
    'src/parts/b.md': 'B, {{#include c/d.md}}',
    'src/parts/c/d.md': 'D\n{{#include ../b.md}}\n',
    'src/turn.rs': 'fn main() {\n# hidden();\n}\n',
  });
  expect(fillBookText('{{#include parts/b.md}}\n', 'src/a.md', project)).toEqual({
    text: 'B, D\n{{#include ../b.md}}\n',
    notes: [{ message: expect.stringContaining('included file'), place: { file: 'src/a.md', line: 1 } }],
  });
  expect(fillBookText('{{#playground turn.rs editable}}\n', 'src/a.md', project).text).toBe(
    '```rust\nfn main() {\n}\n```\n',
  );
});
