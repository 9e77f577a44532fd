import { expect, test } from 'vitest';
import { turnFencedDivs } from '../../../src/generator/adopt/mdbook/fenced-divs.ts';
import { htmlOf } from '../load/load-text.ts';

test('remarks and anchors of Pandoc are read, and code and other divs stay', () => {
  const text = '::: {.warning}\nA []{#b} `[]{#c}`\n:::\n\n:::{.example #ex}\n#### D\n:::\n';
  const turned = turnFencedDivs(text);
  expect(turned).toBe(':::warning\nA <a id="b"></a> `[]{#c}`\n:::\n\n:::note[Example]{#ex}\n#### D\n:::\n');
  expect(htmlOf(turned)).toContain('<aside id="ex"');
  const other = '::: {.own}\nA\n:::\n\n```\n::: {.note}\n```\n';
  expect(turnFencedDivs(other)).toBe(other);
});
