import type { Diagnostic } from '../../model/diagnostic.ts';
import { printable } from './printable.ts';

/** A diagnostic as GitHub's workflow command: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function printAnnotation({ severity, code, message, place, hint }: Diagnostic): string {
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
  return text
    .split(/\r\n|\r|\n/)
    .map(line => printable(line).replaceAll('%', '%25'))
    .join('%0A');
}

function escapeProperty(text: string): string {
  return printable(text).replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C');
}
