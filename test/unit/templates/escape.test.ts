import { describe, expect, test } from 'vitest';
import { escapeHtml, scriptJson } from '../../../src/templates/escape.ts';

describe('escapeHtml', () => {
  test('leaves nothing that could end a text or a quoted attribute', () => {
    expect(escapeHtml(`<b a="1" c='2'>&amp;`)).toBe('&lt;b a=&quot;1&quot; c=&#x27;2&#x27;&gt;&amp;amp;');
  });
});

describe('scriptJson', () => {
  test.each(['</script>', '</ScRiPt >', '<!--', '<script', '\u2028\u2029'])('survives %j', text => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/<|\u2028|\u2029/);
    expect(JSON.parse(json)).toEqual({ text });
  });
});
