import { expect, test } from 'vitest';
import { withoutCodeObjects } from '../../../src/generator/adopt/mkdocs/code-objects.ts';

test('of documentation that a plugin wrote from code, the name stays, without options', () => {
  const lines: number[] = [];
  const text =
    '# Wheels\n\n## ::: shop.Wheel\n    options:\n\n      show: true\n\n::: shop.Rim\n- Text\n\n```md\n::: shop.Hub\n    a\n```\n\n::: shop.Hub | a\n';
  expect(withoutCodeObjects(text, line => lines.push(line))).toBe(
    '# Wheels\n\n## `shop.Wheel`\n\n\n`shop.Rim`\n- Text\n\n```md\n::: shop.Hub\n    a\n```\n\n::: shop.Hub | a\n',
  );
  expect(lines).toEqual([3, 8]);
});
