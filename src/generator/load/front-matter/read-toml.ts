import { parse, TomlDate, TomlError } from 'smol-toml';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { FieldPath } from '../../model/field-path.ts';
import { pointAt } from '../source/decode-source.ts';
import type { FieldSource, WrittenFields } from './written-fields.ts';

/** Reads TOML 1.0. Dates become text as YAML has it. A field in a table has the place of the table. */
export function readToml({ file, text, linesAbove }: FieldSource): WrittenFields {
  const placeOf = ([name]: FieldPath) => {
    const offset = name === undefined ? 0 : Math.max(0, text.search(definitionOf(String(name))));
    return { file, line: linesAbove + pointAt(text, offset).line, column: 1 };
  };
  try {
    return { value: plain(parse(text)) as Record<string, unknown>, placeOf, diagnostics: [] };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [first = ''] = error.message.split('\n');
    const diagnostic: Diagnostic = {
      severity: 'error',
      code: 'frontmatter/toml',
      message: first.replace(/\.$/, ''),
      place: { file, line: linesAbove + error.line, column: error.column },
      hint: 'Write each field as name = value, with text in quotes.',
    };
    return { value: {}, placeOf, diagnostics: [diagnostic] };
  }
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
