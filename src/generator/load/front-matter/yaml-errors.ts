import type { Document } from 'yaml';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { parseYaml, type UnreadableYaml } from './parse-yaml.ts';
import type { ReportYaml } from './report-yaml.ts';
import { explainYamlError } from './yaml-error.ts';

/** Each costs another reading. */
const MOST_ERRORS = 10;

/**
 * The errors of a document, one for each outermost field. What the parser says after its first error often only follows from it. So the field
 * with the error is left out, and the rest is read again.
 */
export function yamlErrors(document: Document.Parsed, text: string, report: ReportYaml): Diagnostic[] {
  const found: Diagnostic[] = [];
  let read: Document.Parsed | UnreadableYaml = document;
  for (let rest = text; found.length < MOST_ERRORS; read = parseYaml(rest)) {
    const [error] = 'errors' in read ? read.errors : [];
    if (error === undefined) break;
    const { offset, message, hint, isWhole } = explainYamlError(error, rest);
    const better = productHint(offset, rest) ?? hint;
    found.push(
      report('yaml', offset, { message: `Invalid YAML: ${message}`, ...(better && { hint: better }) }),
    );
    const [start, end] = fieldAt(offset, rest);
    if (isWhole || rest.slice(start, end).trim() === '') break;
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end);
  }
  return found;
}

/** Start and end of the outermost field around an offset. */
function fieldAt(offset: number, text: string): readonly [start: number, end: number] {
  let start = 0;
  for (const { index } of text.matchAll(/^[^\s#][^\n:]*:(?:\s|$)/gm)) {
    if (index > offset) return [start, index];
    start = index;
  }
  return [start, text.length];
}

function productHint(offset: number, text: string): string | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /\{product[.\w]*\}/.test(text.slice(start, text.indexOf('\n', offset) + 1 || undefined))
    ? 'Put a value that contains {product} in quotes.'
    : undefined;
}
