import { parse, TomlDate, TomlError, type TomlTable } from 'smol-toml';
import type { GenericSchema } from 'valibot';
import type { FieldPath } from '../../model/field-path.ts';
import { accepts, partAt } from '../../model/schema-parts.ts';
import { createLineFinder } from '../source/line-finder.ts';
import { tomlErrors } from './toml-errors.ts';
import type { FieldSource, WrittenFields } from './written-fields.ts';

/** Reads TOML 1.0. Dates become text, which the schema checks as it does in YAML. A field in a table has the place of the table. */
export function readToml(source: FieldSource, schema: GenericSchema): WrittenFields {
  const { file, text, linesAbove } = source;
  const isDate = isDateIn(schema);
  const parseTable = (toml: string) => parseWithDates(toml, isDate);
  const pointAt = createLineFinder(text);
  const placeOf = ([name]: FieldPath) => {
    const offset = name === undefined ? 0 : Math.max(0, text.search(definitionOf(String(name))));
    return { file, line: linesAbove + pointAt(offset).line, column: 1 };
  };
  try {
    const fields = Object.entries(parseTable(text)).map(([name, value]) => {
      if (value instanceof TomlDate) return [name, dateText(value, writtenValue(text, name))];
      return [name, isDate(name) && typeof value === 'number' ? String(value) : plain(value)];
    });
    return { value: Object.fromEntries(fields), placeOf, diagnostics: [] };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return { value: {}, placeOf, diagnostics: tomlErrors(source, parseTable) };
  }
}

/** Whether a field is a date. */
function isDateIn(schema: GenericSchema): (name: string) => boolean {
  return name => {
    const field = partAt(schema, name);
    return field !== undefined && accepts(field, '2025-05-05') && !accepts(field, 'text');
  };
}

/** Puts quotes around dates that TOML does not know, such as `31.12.2025`, so that the schema reports them and the other fields are read. */
function parseWithDates(text: string, isDate: (name: string) => boolean): TomlTable {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const lines = text.split('\n');
    const [line = '', before = '', name = '', value, behind] =
      UNQUOTED.exec(lines[error.line - 1] ?? '') ?? [];
    if (line === '' || !isDate(name)) throw error;
    return parseWithDates(lines.with(error.line - 1, `${before}"${value}"${behind}`).join('\n'), isDate);
  }
}

/** A field, and a value without quotes. */
const UNQUOTED = /^([ \t]*([\w-]+)[ \t]*=[ \t]*)([^\s"'#[{\\][^"'#\\]*?)([ \t]*(?:#.*)?)$/;

function writtenValue(text: string, name: string): string {
  const line = text.slice(Math.max(0, text.search(definitionOf(name)))).split('\n', 1)[0] ?? '';
  return UNQUOTED.exec(line)?.[3] ?? '';
}

/** The date as it is written, unless it is an instant. The parser takes 30 February for 2 March. */
function dateText(date: TomlDate, written: string): string {
  const text = date.toISOString();
  return written === '' || (!date.isLocal() && written.startsWith(text.slice(0, 10))) ? text : written;
}

/** Where a field or a table of this name is defined. */
function definitionOf(name: string): RegExp {
  const escaped = name.replace(/[^\w-]/g, '\\$&');
  return new RegExp(`^[ \\t]*\\[{0,2}["']?${escaped}["']?[ \\t]*[\\].=]`, 'm');
}

function plain(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}
