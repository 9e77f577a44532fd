import type { GenericSchema } from 'valibot';
import type { FieldPath } from '../../model/field-path.ts';
import { partAt, unwrap, wantsText } from '../../model/schema-parts.ts';
import type { FieldSource, WrittenFields } from './written-fields.ts';

/** A line that says the same to every reader: a name, and a text without anything that YAML could take for more. */
const LINE = /^([A-Za-z][\w-]*):( +)(.*?) *$/;
const VALUE = /^(?:"([^"\\]*)"|'([^']*)'|([A-Za-z/\u00c0-\u024f](?:[^:#]|:(?=\S))*|0|[1-9]\d{0,8}|\[\]))$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: YAML has rules of its own for them.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/;
/** Written so, they are no text to YAML, and as names they are not safe. */
const WORDS: ReadonlySet<string> = new Set(['null', 'true', 'false', 'constructor', 'prototype']);

interface Field {
  readonly value: unknown;
  readonly line: number;
  /** Where the value begins. */
  readonly column: number;
}

/**
 * Reads the front matter that most pages have: a plain or quoted text, a number or an empty list on each line. `undefined` if there is anything else: then it is a
 * matter of the YAML parser, which takes ten times as long.
 */
export function readPlainFields(source: FieldSource, schema: GenericSchema): WrittenFields | undefined {
  if (CONTROL.test(source.text)) return undefined;
  const fields = new Map<string, Field>();
  for (const [index, text] of source.text.split('\n').entries()) {
    if (text === '') continue;
    const [, name = '', space = '', written = ''] = LINE.exec(text) ?? [];
    const value = meaningOf(written, name, schema);
    if (value === undefined || WORDS.has(name.toLowerCase()) || fields.has(name)) return undefined;
    const line = index + 1 + source.linesAbove;
    fields.set(name, { value, line, column: name.length + 2 + space.length });
  }
  const [first] = fields.values();
  return {
    value: Object.fromEntries([...fields].map(([name, { value }]) => [name, value])),
    placeOf: ([name, ...rest]: FieldPath) => {
      const field = fields.get(String(name));
      const column = field === undefined || rest.length === 0 ? 1 : field.column;
      return { file: source.file, line: (field ?? first)?.line ?? source.linesAbove + 1, column };
    },
    diagnostics: [],
  };
}

/** `undefined` for what may be no plain text, or a number of which the spelling counts. */
function meaningOf(written: string, name: string, schema: GenericSchema): unknown {
  const [, double, single, plain] = VALUE.exec(written) ?? [];
  const quoted = double ?? single;
  if (quoted !== undefined) return quoted;
  if (plain === '[]') return [];
  if (plain === undefined || (WORDS.has(plain.toLowerCase()) && !BOOLEANS.has(plain))) return undefined;
  if (isText(name, schema)) return plain;
  if (BOOLEANS.has(plain)) return plain === 'true';
  return /^\d/.test(plain) ? Number(plain) : plain;
}

const BOOLEANS: ReadonlySet<string> = new Set(['true', 'false']);

function isText(name: string, schema: GenericSchema): boolean {
  const field = partAt(unwrap(schema), name);
  return field !== undefined && wantsText(field);
}
