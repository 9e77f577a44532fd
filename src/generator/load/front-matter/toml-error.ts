import type { TomlError } from 'smol-toml';
import { type ExplainedError, GIT_CONFLICT } from './yaml-error.ts';

type Explained = Omit<ExplainedError, 'offset'>;

/** Explains an error in the words of a writer. The words of the parser stay where a writer seldom meets them. */
export function explainTomlError({ message, line, column }: TomlError, text: string): Explained {
  const written = text.split('\n')[line - 1] ?? '';
  if (/^<{7} /.test(written)) return GIT_CONFLICT;
  const said = message.split('\n', 1)[0]?.replace('Invalid TOML document: ', '') ?? '';
  const [, name = ''] = /^\s*(\S+)\s*=/.exec(written) ?? [];
  const occurrence = { name, written, rest: written.slice(column - 1).trim() };
  const explain = MEANINGS.find(([pattern]) => pattern.test(said))?.[1];
  return (
    explain?.(occurrence) ?? { message: said, hint: 'Write each field as name = value, with text in quotes.' }
  );
}

interface Occurrence {
  /** The field of the line. */
  readonly name: string;
  readonly written: string;
  /** The line from the place of the error on. */
  readonly rest: string;
}

const FIELD = 'Write each field as name = value.';
const CLOSE_BRACKET = 'Write a comma between the items, and a closing bracket after the last one.';

/** What the parser says, and what it means. */
const MEANINGS: readonly (readonly [RegExp, (error: Occurrence) => Explained | undefined])[] = [
  [/^invalid value/, wrongValue],
  [
    /^trying to redefine/,
    ({ written }) => ({
      message: `“${written.replace(/=.*/, '').trim()}” appears twice`,
      hint: 'Keep one of them.',
    }),
  ],
  [
    /^each key-value declaration must be followed/,
    () => ({
      message: 'text follows the end of the value',
      hint: 'Put the whole value in quotes. If it contains quotation marks, use the other kind.',
    }),
  ],
  [
    /^(?:unfinished string|control characters are not allowed in strings)/,
    ({ written }) => ({
      message: 'the quotation mark that opens a text here is never closed',
      hint: 'Write another one at the end of the text. A text of several lines begins and ends with """.',
      isWhole: /"""|'''/.test(written),
    }),
  ],
  [
    /^expected comma or end of structure/,
    () => ({
      message: 'a comma or a closing bracket is missing here',
      hint: CLOSE_BRACKET,
      isWhole: true,
    }),
  ],
  [
    /^unrecognised escape sequence/,
    () => ({
      message: 'this backslash has no meaning in double quotes',
      hint: 'Write \\\\ for a backslash, or put the value in single quotes.',
    }),
  ],
  [
    /^illegal character in key/,
    ({ written }) =>
      written.includes('=') ? undefined : { message: 'this line has no equals sign', hint: FIELD },
  ],
];

function wrongValue({ name, written, rest }: Occurrence): Explained {
  const isEmpty = rest === '' || rest.startsWith('#');
  if (isEmpty && name !== '')
    return { message: `“${name}” has no value`, hint: 'Write one, or remove the line.' };
  if (isEmpty || (name !== '' && rest === written.trim()))
    return { message: 'a bracket that opens above is never closed', hint: CLOSE_BRACKET, isWhole: true };
  if (/^[“”„‘’«]/.test(rest))
    return {
      message: 'the value is not in quotes',
      hint: 'Put it in straight quotes: TOML does not know curly ones.',
    };
  if (/^(?:true|yes|on|false|no|off)\b/i.test(rest))
    return {
      message: 'the value is neither true nor false, nor a text in quotes',
      hint: `Write ${/^(?:t|y|on)/i.test(rest) ? 'true' : 'false'}, or put it in quotes.`,
    };
  return /^[\p{L}\p{N}/.~]/u.test(rest)
    ? { message: 'the value is not in quotes', hint: 'Put text in quotes.' }
    : { message: `a value cannot begin with “${rest.charAt(0)}”`, hint: 'Put text in quotes.' };
}
