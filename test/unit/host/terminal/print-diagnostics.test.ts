import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { printDiagnostics } from '../../../../src/generator/host/terminal/print-diagnostics.ts';
import { printableJson } from '../../../../src/generator/host/terminal/printable.ts';
import { createStyle } from '../../../../src/generator/host/terminal/style.ts';
import type { Diagnostic } from '../../../../src/generator/model/diagnostic.ts';

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

/** The annotations alone, without the text for people. */
function annotationsOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  const lines = printDiagnostics(diagnostics, root, 'annotated', plain).trimEnd().split('\n');
  return lines.slice(lines.findLastIndex(line => /^::[\da-f-]{36}::$/.test(line)) + 1);
}

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

  it('puts the caret below its character, behind tabs and wide characters too', () => {
    writeFileSync(join(root, 'wide.md'), '\t地図👍 [b](b.md)\n');
    const text = printDiagnostics(
      [{ ...broken, place: { file: 'wide.md', line: 1, column: 7 } }],
      root,
      'text',
      plain,
    );
    expect(text).toContain('\n  1 |  地図👍 [b](b.md)\n    |         ^\n');
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
    expect(annotationsOf([nasty]).join('\n')).toMatchInlineSnapshot(`
      "::error file=a%2Cb%3Ac.md,line=2,title=link/missing-target::100%25%0A::error::x%0ADid you mean c.md?"
    `);
  });

  it('keeps the line ends of a file name, and a percent sign of the text before them', () => {
    const nasty = { ...broken, message: '5%0A\r\nmore', place: { file: 'a\r\n%.md' } };
    expect(annotationsOf([nasty])).toEqual([
      '::error file=a%0D%0A%25.md,title=link/missing-target::5%250A%0Amore%0ADid you mean c.md?',
    ]);
  });

  it('shows people the same as without annotations, and lets nothing in it be a command', () => {
    const nasty = { ...broken, message: 'first\n::set-output name=a::b\n##[error]x' };
    const lines = printDiagnostics([nasty], root, 'annotated', plain).split('\n');
    const [, word = ''] = /^::stop-commands::(\S+)$/.exec(lines[0] ?? '') ?? [];
    expect(word).toMatch(/^[\da-f-]{36}$/);
    const end = lines.indexOf(`::${word}::`);
    const shown = `${lines.slice(1, end).join('\n')}\n`;
    expect(shown).toBe(printDiagnostics([nasty], root, 'text', plain));
    expect(lines.slice(end + 1).join('\n')).toMatch(/^::error file=a\.md[^\n]*\n$/);
    expect(printDiagnostics([nasty], root, 'annotated', plain)).not.toContain(word);
  });

  it('prints nothing for no diagnostics', () => {
    expect(printDiagnostics([], root, 'annotated', plain)).toBe('');
  });

  it('names files from the root of the repository', () => {
    const repository = mkdtempSync(join(tmpdir(), 'print-'));
    mkdirSync(join(repository, '.git'));
    mkdirSync(join(repository, 'docs', 'site'), { recursive: true });
    const text = printDiagnostics([broken], join(repository, 'docs', 'site'), 'annotated', plain);
    rmSync(repository, { recursive: true });
    expect(text).toContain('\na.md:2:6  error');
    expect(text).toContain('::error file=docs/site/a.md,line=2,');
  });

  it('shows a few of 40,000 and how many more, for people and as annotations', () => {
    const many = Array.from({ length: 40_000 }, (_, index) => ({
      ...broken,
      place: { file: 'a.md', line: 2, column: index + 1 },
    }));
    const text = printDiagnostics(many, root, 'text', plain);
    expect(text.match(/b\.md is not there/g)).toHaveLength(5);
    expect(text).toContain('a.md  error  link/missing-target  39,995 more of this kind in this file\n');
    const annotations = annotationsOf(many);
    expect(annotations).toHaveLength(6);
    expect(annotations.at(-1)).toContain('39,995 more');
  });

  it.each(['text', 'annotated'] as const)('lets no string from outside act on the terminal: %s', format => {
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
