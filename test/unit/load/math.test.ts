import { describe, expect, test } from 'vitest';
import { htmlOf as html, loadText, problemsOf } from './load-text.ts';

describe.each(['native', 'remark'] as const)('formulas, with the %s parser', parser => {
  const htmlOf = (text: string) => html(text, { math: true, parser });

  test('are in a sentence or by themselves', () => {
    expect(htmlOf('Area is $a^2$.')).toMatch(
      /^<p>Area is <math><semantics><mrow>.*<msup><mi>a<\/mi><mn[^>]*>2<\/mn><\/msup>.*<\/semantics><\/math>\.<\/p>$/,
    );
    for (const text of ['$$\na^2\n$$', '$$a^2$$', '```math\na^2\n```'])
      expect(htmlOf(text)).toContain('<span class="math-block"><math display="block"');
  });
  test('keep the TeX for screen readers and copies', () => {
    expect(htmlOf('$a < b$')).toContain('<annotation encoding="application/x-tex">a &lt; b</annotation>');
  });
  test('do not come from prices', () => {
    expect(htmlOf('From $5 to $10, or $20.')).toBe('<p>From $5 to $10, or $20.</p>');
    expect(htmlOf('\\$5 and $x$')).toContain('<p>$5 and <math>');
  });
  test('have no inline styles: colours are attributes', () => {
    const written = htmlOf(
      '$$\\color{red}{x} + \\boxed{y} + \\begin{bmatrix}1&2\\\\3&4\\end{bmatrix} + \\hat{x} + \\colorbox{aqua}{z}$$',
    );
    expect(written).not.toContain(' style=');
    expect(written).toContain('mathcolor="#ff0000"');
    expect(written).toContain('class="math-frame"');
    expect(written).toContain('mathbackground="aqua"');
  });
});

test('without the setting, signs of dollars are text', () => {
  expect(html('Area is $a^2$.')).toBe('<p>Area is $a^2$.</p>');
  expect(html('```math\nx\n```')).toContain('‹c0›');
});

test('only pages with a formula load the style sheet', () => {
  expect(loadText('$x$', { math: true }).body.stylesheets).toEqual(['math']);
  expect(loadText('$5', { math: true }).body.stylesheets).toEqual([]);
});

describe('a formula that cannot be read', () => {
  test('is shown as it is written, with the reason', () => {
    expect(html('a $\\frac{x$ b', { math: true })).toBe('<p>a <code>\\frac{x</code> b</p>');
    expect(problemsOf('a $\\frac{x$ b', { math: true })).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:3 error markdown/math
      The formula “\\frac{x” cannot be read: Unexpected end of input in a macro argument, expected '}'
      → Correct the TeX. A dollar sign that begins no formula needs a backslash: \\$."
    `);
    expect(problemsOf('$\\unknown$', { math: true })).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error markdown/math
      The formula “\\unknown” cannot be read: Unsupported function name: \\unknown
      → Correct the TeX. A dollar sign that begins no formula needs a backslash: \\$."
    `);
  });
  test.each([
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{https://example.org/x.png}',
    '\\class{a}{x}',
    '\\htmlStyle{color:red}{x}',
    '\\def\\a{\\a\\a}\\a',
  ])('%s is refused', tex => {
    expect(problemsOf(`$${tex}$`, { math: true })).toContain('markdown/math');
  });
  test('markup in a text is text', () => {
    expect(html('$\\text{<img src=x onerror=alert(1)>}$', { math: true })).not.toContain('<img');
  });
});
