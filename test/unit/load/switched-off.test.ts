import { describe, expect, test } from 'vitest';
import { problemsOf } from './load-text.ts';

describe.each(['native', 'remark'] as const)('without the option, with the %s parser', parser => {
  const problems = (text: string) => problemsOf(text, { parser });

  test('marked words are reported where they begin', () => {
    expect(problems('Oil *it* (==twice==), and\n==not at all== on rain.')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:11 warning markdown/switched-off
      “==twice==” is shown as text, because marks are switched off
      → Write markdown: { mark: true } in site.config.ts. If readers should see the signs, put them in \`code\`.

      content/docs/guides/page.md:2:1 warning markdown/switched-off
      “==not at all==” is shown as text, because marks are switched off
      → Write markdown: { mark: true } in site.config.ts. If readers should see the signs, put them in \`code\`."
    `);
  });

  test('a formula is reported in a paragraph and in a code block', () => {
    expect(problems('$$\n\\frac{a}{b}\n$$\n\n```math\na^2\n```')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning markdown/switched-off
      “$$ \\frac{a}{b} $$” is shown as text, because formulas are switched off
      → Write markdown: { math: true } in site.config.ts. If readers should see the TeX, put it in \`code\`.

      content/docs/guides/page.md:5:1 warning markdown/switched-off
      “a^2” is shown as code, because formulas are switched off
      → Write markdown: { math: true } in site.config.ts. If readers should see the TeX, write latex instead of math."
    `);
  });

  test.each([
    'if (a==b) c==d',
    'x == y == z',
    '=====',
    '\\==a==',
    '`==a==`',
    '$$',
    'Kill $$ and $$',
    '$$ costs more than $$',
    '```latex\na^2\n```',
  ])('%j is text', text => {
    expect(problems(text)).toBe('');
  });
});

test('with the option, both mean something', () => {
  expect(problemsOf('==a==', { marks: true })).toBe('');
  expect(problemsOf('$$\na^2\n$$\n\n```math\na^2\n```', { math: true })).toBe('');
});
