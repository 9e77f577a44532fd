import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareDiagnostics, type Diagnostic, type Place } from '../../model/diagnostic.ts';
import type { Style } from './style.ts';

/** How diagnostics are shown: for people, or as annotations of a pull request. */
export type DiagnosticFormat = 'text' | 'annotations';

/**
 * The text of all diagnostics, sorted by place: `file:line:column  code  message`, the source's lines, the hint.
 * Files are read from `root` for their lines; one that cannot be read is shown without.
 */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  root: string,
  format: DiagnosticFormat,
  style: Style,
): string {
  const print = format === 'text' ? printForPeople : printAnnotation;
  return [...diagnostics]
    .sort(compareDiagnostics)
    .map(diagnostic => print(diagnostic, root, style))
    .join('');
}

function printForPeople(diagnostic: Diagnostic, root: string, style: Style): string {
  const { severity, code, message, place, hint, related = [] } = diagnostic;
  const word = severity === 'error' ? style.red('error') : style.yellow('warning');
  const lines = [
    `${place === undefined ? '' : `${style.bold(placeText(place))}  `}${word}  ${style.dim(code)}  ${message}`,
  ];
  if (place !== undefined) lines.push(...frameOf(place, root, style));
  for (const other of related) lines.push(`  ${style.dim('also:')} ${placeText(other)}  ${other.message}`);
  if (hint !== undefined) lines.push(`  ${style.dim('hint:')} ${hint}`);
  return `${lines.join('\n')}\n\n`;
}

/** GitHub's workflow command: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function printAnnotation({ severity, code, message, place, hint }: Diagnostic): string {
  const properties = [
    place && `file=${escapeProperty(place.file)}`,
    place?.line && `line=${place.line}`,
    place?.column && `col=${place.column}`,
    `title=${escapeProperty(code)}`,
  ];
  const text = hint === undefined ? message : `${message}\n${hint}`;
  return `::${severity} ${properties.filter(Boolean).join(',')}::${escapeMessage(text)}\n`;
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function placeText({ file, line, column }: Place): string {
  return [file, line, column].filter(part => part !== undefined).join(':');
}

/** The line of the place, the one before it, and a caret below. */
function frameOf({ file, line, column = 1 }: Place, root: string, style: Style): string[] {
  if (line === undefined) return [];
  const lines = linesOf(join(root, file));
  const text = lines[line - 1];
  if (text === undefined) return [];
  const width = String(line).length;
  const row = (number: number, content: string) =>
    `  ${style.dim(`${String(number).padStart(width)} |`)} ${content}`;
  const start = Math.max(0, column - 60);
  const before = lines[line - 2];
  return [
    ...(before === undefined || before.trim() === '' ? [] : [row(line - 1, printable(before).slice(0, 100))]),
    row(line, printable(text).slice(start, start + 100)),
    `  ${' '.repeat(width)} ${style.dim('|')} ${' '.repeat(Math.max(0, column - 1 - start))}${style.red('^')}`,
  ];
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/);
  } catch {
    return [];
  }
}

/** Control characters of a source never reach the terminal. */
function printable(text: string): string {
  return text.replaceAll('\t', ' ').replace(/\p{Cc}/gu, '�');
}
