import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { printDiagnostics } from '../../../src/generator/host/terminal/print-diagnostics.ts';
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
});
