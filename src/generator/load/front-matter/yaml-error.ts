import type { YAMLError } from 'yaml';

/** An error of the parser in the words of a writer, and where it begins. */
export interface ExplainedError {
  readonly message: string;
  readonly hint?: string;
  readonly offset: number;
  /** Whether the other errors of the text follow from this one. */
  readonly isWhole?: boolean;
}

/** Explains an error in a text. The words of the parser stay where a writer seldom meets them. */
export function explainYamlError({ message, pos: [offset] }: YAMLError, text: string): ExplainedError {
  if (/^<{7} /.test(text.slice(offset))) return { ...GIT_CONFLICT, offset };
  for (const [pattern, explain] of MEANINGS) {
    const match = pattern.exec(message);
    const explained = match && explain({ detail: match[1] ?? '', offset, text });
    if (explained) return { offset, ...explained };
  }
  return { message: message.replace(/\.$/, ''), offset };
}

/** A parser says many things of it. */
export const GIT_CONFLICT = {
  message: 'git could not merge two versions of these fields, and both are here',
  hint: 'Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  isWhole: true,
};

interface Occurrence {
  /** The part of the parser's message that the pattern captures. */
  readonly detail: string;
  readonly offset: number;
  readonly text: string;
}

type Explain = (
  error: Occurrence,
) => (Omit<ExplainedError, 'offset'> & { readonly offset?: number }) | undefined;

/** What the parser says, and what it means. */
const MEANINGS: readonly (readonly [RegExp, Explain])[] = [
  [
    /^Missing closing (["'])quote/,
    ({ detail, offset, text }) => ({
      message: 'the quotation mark that opens here is never closed',
      hint: 'Write another one at the end of the value. If the value has several lines, indent those below the first.',
      offset: text.lastIndexOf(detail, offset - 1),
    }),
  ],
  [
    /end with a ([\]}])/,
    ({ detail, offset, text }) => ({
      message: 'the bracket that opens here is never closed',
      hint: `Write ${detail} after the last item, or put the value in quotes.`,
      offset: text.lastIndexOf(detail === ']' ? '[' : '{', offset - 1),
    }),
  ],
  [
    /^Plain value cannot start with/,
    ({ offset, text }) => ({
      message: `a value cannot begin with “${text.charAt(offset)}”`,
      hint: 'Put the value in quotes.',
    }),
  ],
  [
    /^Comments must be separated/,
    () => ({
      message: '“#” begins a comment, and no space is before it',
      hint: 'Put a value with # in quotes.',
    }),
  ],
  [/^Nested mappings are not allowed in compact mappings/, nestedMapping],
  [
    /^Implicit map keys need to be followed by map values/,
    () => ({ message: 'this line has no colon', hint: 'Write each field as name: value.' }),
  ],
  [
    /^Implicit keys need to be on a single line/,
    ({ offset, text }) =>
      /^[\w-]+:\S/.test(text.slice(offset))
        ? { message: 'no space follows the colon', hint: 'Write each field as name: value.' }
        : undefined,
  ],
  [
    /^All mapping items must start at the same column/,
    () => ({
      message: 'this line is not indented like the fields above',
      hint: 'Begin the fields of a group in the same column.',
    }),
  ],
  [
    /^Tabs are not allowed as indentation/,
    () => ({ message: 'a tab indents this line', hint: 'Use spaces.' }),
  ],
  [
    /^Invalid escape sequence (.*)/,
    ({ detail }) => ({
      message: `“${detail}” has no meaning in double quotes`,
      hint: 'Write \\\\ for a backslash, or put the value in single quotes.',
    }),
  ],
  [
    /^Unexpected scalar at node end/,
    () => ({
      message: 'text follows the end of the value',
      hint: 'Put the whole value in quotes. If it contains quotation marks, use the other kind.',
    }),
  ],
  [/^(?:Block scalar header includes extra characters|Not a YAML token)/, textBehindBlockSign],
  [
    / on same line with key$/,
    () => ({
      message: 'a list cannot begin on the line of its field',
      hint: 'Write each item on a line of its own, or the list as [a, b].',
    }),
  ],
  [
    /^Unexpected flow-\w+-end token in YAML stream/,
    ({ offset, text }) => ({
      message: `“${text.charAt(offset)}” closes nothing`,
      hint: 'Remove it, or put the value in quotes.',
    }),
  ],
];

/** A second colon on a line, or a field that is indented below a value. */
function nestedMapping({ offset, text }: Occurrence): ReturnType<Explain> {
  const [line = '', below = ''] = text.slice(offset).split(/\r?\n/, 2);
  if (/:(?:\s|$)/.test(line))
    return {
      message: 'the value contains a colon and a space',
      hint: /^[“”„‘’«]/.test(line)
        ? 'Put it in straight quotes: YAML does not know curly ones.'
        : 'Put a value that contains a colon in quotes.',
    };
  return /^ +\S/.test(below)
    ? {
        message: 'the field on the next line is indented, as if it were part of this value',
        hint: 'Begin it in the same column as this field.',
      }
    : undefined;
}

function textBehindBlockSign({ offset, text }: Occurrence): ReturnType<Explain> {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset + 1);
  const [, sign] = /: *([|>])/.exec(line) ?? [];
  return sign === undefined
    ? undefined
    : {
        message: `text cannot follow “${sign}” on the same line`,
        hint: 'Write it on the lines below, indented, or put the value in quotes.',
      };
}
