import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { printDiagnostics } from '../../../src/generator/host/terminal/print-diagnostics.ts';
import { printableJson } from '../../../src/generator/host/terminal/printable.ts';
import { createStyle } from '../../../src/generator/host/terminal/style.ts';
import type { Diagnostic } from '../../../src/generator/model/diagnostic.ts';

const root = mkdtempSync(join(tmpdir(), 'print-'));
writeFileSync(join(root, 'a.md'), '\uFEFFfirst\r\n\tsee [b](b.md)\u001b[2J\r\n');
afterAll(() => rmSync(root, { recursive: true }));

const broken: Diagnostic = {
  severity: 'error',
  code: 'link/missing-target',
  message: 'b.md is not there',
  place: { file: 'a.md', line: 2, column: 6 },
  hint: 'Did you mean c.md?',
};
const plain = createStyle(false);

describe('printDiagnostics', () => {
  it('shows place, code, message, the source with a caret, and the hint', () => {
    expect(printDiagnostics([broken], root, 'text', plain)).toMatchInlineSnapshot(`
      "a.md:2:6  error  link/missing-target  b.md is not there
        1 | first
        2 |  see [b](b.md)�[2J
          |      ^
        hint: Did you mean c.md?

      "
    `);
  });

  it('names every file of a collision, and shows a diagnostic without a place', () => {
    const twice: Diagnostic = {
      severity: 'warning',
      code: 'route/duplicate',
      message: 'Two pages for /a',
      related: [{ file: 'b.md', line: 1, message: 'the other' }],
    };
    expect(printDiagnostics([twice], root, 'text', plain)).toMatchInlineSnapshot(`
      "warning  route/duplicate  Two pages for /a
        also: b.md:1  the other

      "
    `);
  });

  it('sorts by place, so that every machine prints the same', () => {
    const other = { ...broken, place: { file: 'a.md', line: 1 }, message: 'first' };
    const text = printDiagnostics([broken, other], root, 'text', plain);
    expect(text.indexOf('first')).toBeLessThan(text.indexOf('b.md is not there'));
    expect(printDiagnostics([other, broken], root, 'text', plain)).toBe(text);
  });

  it('writes annotations that no message can break out of', () => {
    const nasty = { ...broken, message: '100%\n::error::x', place: { file: 'a,b:c.md', line: 2 } };
    expect(printDiagnostics([nasty], root, 'annotations', plain)).toMatchInlineSnapshot(`
      "::error file=a%2Cb%3Ac.md,line=2,title=link/missing-target::100%25%0A::error::x%0ADid you mean c.md?
      "
    `);
  });

  it('shows a few of 40,000 and how many more, for people and as annotations', () => {
    const many = Array.from({ length: 40_000 }, (_, index) => ({
      ...broken,
      place: { file: 'a.md', line: 2, column: index + 1 },
    }));
    const text = printDiagnostics(many, root, 'text', plain);
    expect(text.match(/b\.md is not there/g)).toHaveLength(5);
    expect(text).toContain('a.md  error  link/missing-target  39,995 more of this kind in this file\n');
    const annotations = printDiagnostics(many, root, 'annotations', plain).trimEnd().split('\n');
    expect(annotations).toHaveLength(6);
    expect(annotations.at(-1)).toContain('39,995 more');
  });

  it.each(['text', 'annotations'] as const)('lets no string from outside act on the terminal: %s', format => {
    const raw = '\u001b[31m\u0007\u009b2J\u202e\u2028\r\u007f';
    const nasty: Diagnostic = {
      severity: 'error',
      code: `link/${raw}`,
      message: raw,
      place: { file: `${raw}.md`, line: 1, column: 1 },
      hint: raw,
      related: [{ file: `${raw}.md`, line: 1, message: raw }],
    };
    const text = printDiagnostics([nasty, broken], root, format, plain);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u);
    expect(text).toContain('\\u001b[31m\\u0007\\u009b2J\\u202e\\u2028');
  });

  it('indents the further lines of a message, so that none passes for a diagnostic', () => {
    const twoLines = { ...broken, message: 'first\nb.md:1:1  error  made/up  second' };
    expect(printDiagnostics([twoLines], root, 'text', plain)).toContain('first\n    b.md:1:1');
  });

  it('does not wait for a pipe in the place of a source', () => {
    execFileSync('mkfifo', [join(root, 'pipe.md')]);
    const text = printDiagnostics([{ ...broken, place: { file: 'pipe.md', line: 1 } }], root, 'text', plain);
    expect(text).toContain('pipe.md:1  error');
  });
});

describe('printableJson', () => {
  it('acts on no terminal, and parses to the same value', () => {
    const value = { message: '\u001b[2J\u009b2J\u007f\u202e\n\t"\\' };
    const text = printableJson(value);
    expect(text).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(JSON.parse(text)).toEqual(value);
  });
});
