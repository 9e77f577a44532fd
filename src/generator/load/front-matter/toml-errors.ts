import { TomlError } from 'smol-toml';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { explainTomlError } from './toml-error.ts';
import type { FieldSource } from './written-fields.ts';

/** Each costs another reading. */
const MOST_ERRORS = 10;

/** The errors of a text. The parser stops at the first, so that line is left out, and the rest is read again. */
export function tomlErrors(
  { file, text, linesAbove }: FieldSource,
  parse: (text: string) => unknown,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (let rest = text; found.length < MOST_ERRORS; ) {
    const error = errorOf(() => parse(rest));
    if (error === undefined) break;
    const { message, hint, isWhole } = explainTomlError(error, rest);
    found.push({
      severity: 'error',
      code: 'frontmatter/toml',
      message: `Invalid TOML: ${message}`,
      place: { file, line: linesAbove + error.line, column: error.column },
      ...(hint !== undefined && { hint }),
    });
    if (isWhole) break;
    rest = rest
      .split('\n')
      .with(error.line - 1, '')
      .join('\n');
  }
  return found;
}

function errorOf(parse: () => unknown): TomlError | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return error;
  }
}
