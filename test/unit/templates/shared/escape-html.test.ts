import { expect, test } from 'vitest';
import { escapeAttribute, escapeText } from '../../../../src/templates/shared/escape-html.ts';

const text = `<b a="1" c='2'>&amp;`;

test('nothing in a text begins an element or a character reference', () => {
  expect(escapeText(text)).toBe(`&lt;b a="1" c='2'&gt;&amp;amp;`);
});

test('nothing in an attribute ends it', () => {
  expect(escapeAttribute(text)).toBe(`&lt;b a=&quot;1&quot; c='2'&gt;&amp;amp;`);
});
