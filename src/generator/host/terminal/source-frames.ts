import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../../model/diagnostic.ts';
import { displayWidth } from '../../model/text/display-width.ts';
import { printableInColumns } from './printable.ts';
import type { Style } from './style.ts';

/** Shows the line of a place, the one before it, and a caret below; nothing where the file cannot be read. */
export type SourceFrames = (place: Place) => readonly string[];

const WIDTH = 100;

/** Frames of files below `root`. Places that come in the order of their files read and part each file once. */
export function createSourceFrames(root: string, style: Style): SourceFrames {
  let current: { readonly file: string; readonly lines: readonly string[] } | undefined;
  return ({ file, line, column = 1 }) => {
    if (line === undefined) return [];
    if (current?.file !== file) current = { file, lines: linesOf(join(root, file)) };
    return frameOf({ lines: current.lines, line, column }, style);
  };
}

function frameOf(
  {
    lines,
    line,
    column,
  }: { readonly lines: readonly string[]; readonly line: number; readonly column: number },
  style: Style,
): string[] {
  const text = lines[line - 1];
  if (text === undefined) return [];
  const width = String(line).length;
  const row = (number: number, content: string) =>
    `  ${style.dim(`${String(number).padStart(width)} |`)} ${content}`;
  const start = Math.max(0, column - 60);
  const before = (lines[line - 2] ?? '').slice(0, WIDTH);
  return [
    ...(before.trim() === '' ? [] : [row(line - 1, printableInColumns(before))]),
    row(line, printableInColumns(text.slice(start, start + WIDTH))),
    `  ${' '.repeat(width)} ${style.dim('|')} ${' '.repeat(displayWidth(printableInColumns(text.slice(start, column - 1))))}${style.red('^')}`,
  ];
}

/** A pipe or a device is no source: reading it might never end. */
function linesOf(file: string): readonly string[] {
  try {
    if (!statSync(file).isFile()) return [];
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/);
  } catch {
    return [];
  }
}
