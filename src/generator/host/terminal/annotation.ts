import { randomUUID } from 'node:crypto';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { reportTextOf } from '../report/report-place.ts';
import { printable } from './printable.ts';

/**
 * A diagnostic as GitHub's workflow command: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 * `pathOf` makes a file's path relative to the repository, as GitHub expects it.
 */
export function printAnnotation(diagnostic: Diagnostic, pathOf: (file: string) => string): string {
  const { severity, code, place } = diagnostic;
  const properties = [
    place && `file=${escapeProperty(pathOf(place.file))}`,
    place?.line && `line=${place.line}`,
    place?.column && `col=${place.column}`,
    `title=${escapeProperty(code)}`,
  ];
  return `::${severity} ${properties.filter(Boolean).join(',')}::${escapeData(reportTextOf(diagnostic))}\n`;
}

/**
 * Text of which no line can be a command. GitHub looks for commands in all output, and messages quote what other people wrote. It
 * resumes at a random word, which no message can contain.
 */
export function withoutCommands(text: string): string {
  if (text === '') return '';
  const word = randomUUID();
  return `::stop-commands::${word}\n${text}::${word}::\n`;
}

function escapeData(text: string): string {
  const lines = text.replaceAll('%', '%25').split(/(\r\n|\r|\n)/);
  return lines.map((line, index) => (index % 2 === 0 ? printable(line) : '%0A')).join('');
}

/** Line ends are part of a file's name, so they keep their own codes. */
function escapeProperty(text: string): string {
  const escaped = text.replace(/[%\r\n:,]/g, character => CODES[character] ?? character);
  return printable(escaped);
}

const CODES: Readonly<Record<string, string>> = {
  '%': '%25',
  '\r': '%0D',
  '\n': '%0A',
  ':': '%3A',
  ',': '%2C',
};
