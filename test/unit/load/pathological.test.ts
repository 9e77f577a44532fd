import { expect, test } from 'vitest';
import { loadText } from './load-text.ts';

const times = (text: string, count: number) => text.repeat(count);
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** Texts that bring parsers down. What is nested or dense beyond measure is an error; the rest is loaded. */
const REFUSED: Readonly<Record<string, string>> = {
  'markdown/too-deep': times('> ', 5000),
  'markdown/too-deep without spaces': times('>', 200_000),
  'markdown/too-deep in list marks': `${times('- ', 2000)}a`,
  'markdown/too-deep in numbers': `${times('1. ', 20_000)}a`,
  'markdown/too-deep in lists': lines(400, index => `${times('  ', index)}- a`),
  'markdown/too-deep in tags': times('<div>\n', 12_000),
  'markdown/too-deep in inline tags': `a ${times('<div>', 12_000)}`,
  'markdown/too-deep in strong': `${times('**a ', 2000)}${times(' b**', 2000)}`,
  'markdown/too-deep in a few labels': `${times(':a[', 900)}${times(']', 900)}`,
  'markdown/too-dense': times(':::\n', 20_000),
  'markdown/too-dense in labels': `${times(':a[', 20_000)}${times(']', 20_000)}`,
  'markdown/too-dense in attributes': times(':a{', 50_000),
  'markdown/too-dense in underscores': times('*a_', 50_000),
  'markdown/too-dense in references': times('word &amp; other words here ', 8_300),
  'markdown/too-dense in references of a URL': `[a](${times('&amp;', 80_000)})`,
  'markdown/too-dense in references of a title': `[a](b "${times('&#65;', 80_000)}")`,
  'markdown/too-dense in references below a comment': `<!--\n\`\`\`\n-->\n${times('&amp;', 80_000)}`,
  'markdown/too-dense in references below a quote': `> \`\`\`\n${times('&amp;', 80_000)}`,
  'markdown/too-dense in references below an item': `- a\n  \`\`\`\n${times('&amp;', 80_000)}`,
  'markdown/too-dense in references below code': `\`\`\`\n> \`\`\`\n\`\`\`\n${times('&amp;', 80_000)}`,
  'markdown/too-dense in a number that begins no item': times('2. a:b\n', 20_000),
  'markdown/too-dense in spaces that are none': times('a:b\n\u00a0\n', 20_000),
  'markdown/too-dense in a bare URL': `www.a.b😀${times('!', 160_000)}www.a.b`,
  'markdown/too-dense in stars behind letters': times('é*', 50_000),
  'markdown/too-dense in URLs behind tags': times('<a b="c">www.a.b😀', 8_000),
  'markdown/too-dense in fences beside code': times('/:::a\n:::\n~~~\n', 15_000),
  'markdown/too-dense in strokes': times("~'", 100_000),
  'markdown/too-dense in code spans': times('\n `>', 50_000),
  'markdown/too-dense in a table': `${times('|a', 8_000)}|\n${times('|-', 8_000)}|\n${times('|\n', 15_000)}`,
};

const LOADED: Readonly<Record<string, string>> = {
  brackets: times('[', 50_000),
  images: times('![', 50_000),
  tags: times('<', 50_000),
  'open tags': times('<a', 50_000),
  comments: times('<!--', 50_000),
  ampersands: times('&', 50_000),
  'link ends': times('a](', 50_000),
  backslashes: times('\\', 50_000),
  'growing backticks': Array.from({ length: 600 }, (_, index) => times('`', index + 1)).join(' '),
  'footnote marks': times('[^a]', 20_000),
  'footnotes of one': `${times('[^a] ', 5000)}\n\n[^a]: x`,
  'a wide table': `${times('|a', 1000)}|\n${times('|-', 1000)}|\n${times(`${times('|a', 1000)}|\n`, 20)}`,
  'a long tight list': times('- a\n', 20_000),
  'spaces inside a line': `a${times(' ', 100_000)}b\nc`,
  'braces in a heading': `# ${times('{#', 50_000)}}`,
  'braces in a fence': `\`\`\` ${times('{', 50_000)}\n\`\`\``,
  'ranges in a fence': `\`\`\` {1-999999,${times('1,', 20_000)}1}\n\`\`\``,
  references: times(`${times('word &amp; other words here ', 300)}\n\n`, 100),
  'references in code': `\`\`\`\n${times('word &amp; other words here\n', 15_000)}\`\`\``,
  'a long table': `|a|b|c|\n|-|-|-|\n${times('|a &amp; b|c|d|\n', 5_000)}`,
  'a wide table with long cells of links': `|a|b|\n|-|-|\n${times(`| ${times('[a](https://a.example/b)<br>', 20)} |${times(' ', 500)}|\n`, 100)}`,
  'the definition of a very long address': `[a]\n\n[a]:\n  https://www.a.example/#${times('b%3A*_', 5_000)}`,
  'colons in code': `\`\`\`\n${times('a: b\n', 20_000)}\`\`\``,
  'unknown fields': `---\n${lines(5000, index => `k${index}: v`)}\n---\n`,
  'carriage returns': times('\r', 100_000),
  products: times('{product', 20_000),
  'attribute lists': `![a](b){${times('.a', 50_000)} x`,
  'attributes of a heading': `# a {${times('.a ', 50_000)}!}`,
  'spaces behind an admonition': `!!! note${times(' ', 200_000)}x`,
  'spaces behind a fence': `::: tip${times(' ', 200_000)}x`,
  'admonitions inside each other': lines(500, index => `${times(' ', 4 * index)}!!! note`),
  'fences of unknown containers': times('::: x\na\n\n', 5_000),
  placeholders: lines(20_000, index => `a <x${index}>\n`),
  'spaces in code with a mark': `\`\`\`\n[!code ++]${times(' ', 200_000)}x\n\`\`\``,
  'definitions of one term': `a\n${times(': b\n', 2_000)}`,
  'open elements': times('<div>\n\n', 90),
};

test.each(Object.keys(REFUSED))('%s is an error with a place', name => {
  const { diagnostics, body } = loadText(REFUSED[name] ?? '');
  expect(diagnostics.map(({ code }) => code)).toEqual([name.split(' ')[0]]);
  expect(diagnostics[0]?.place?.line).toBeGreaterThan(0);
  expect(body.html).toBe('');
});

test.each(Object.keys(LOADED))('%s are loaded', name => {
  const { diagnostics } = loadText(LOADED[name] ?? '');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a hundred levels are fine', () => {
  const { diagnostics, body } = loadText(`${times('> ', 98)}a`);
  expect(diagnostics).toEqual([]);
  expect(body.html.match(/<blockquote>/g)).toHaveLength(98);
});
