import { expect, test } from 'vitest';
import { withPlainTerminals } from '../../../src/generator/adopt/mkdocs/terminal-code.ts';
import { withDashes } from '../../../src/generator/adopt/text/smart-dashes.ts';

test('smart punctuation makes dashes of hyphens, and leaves rules, tables, options and code', () => {
  expect(withDashes('`a` --- b -- c\nd ---\ne---f, --g `h -- i`\n')).toBe(
    '`a` — b – c\nd —\ne—f, --g `h -- i`\n',
  );
  const text = '---\na: b -- c\n---\n\n| a | b |\n| -- | --- |\n\n> ---\n\n<!-- a -->\n\n```\na -- b\n```\n';
  expect(withDashes(text)).toBe(text);
});

test('code of a terminal loses the tags that a script read', () => {
  const code = '```console\n$ <font color="#4E9A06">run</font> <u>&lt;a&gt;</u>\n\n---> 100%\n```\n';
  expect(withPlainTerminals(`<div class="termy">\n\n${code}\n</div>\n\n${code}`)).toBe(
    `<div class="termy">\n\n\`\`\`console\n$ run <a>\n\n---> 100%\n\`\`\`\n\n</div>\n\n${code}`,
  );
});
