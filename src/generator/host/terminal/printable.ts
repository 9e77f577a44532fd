/** Characters that move a terminal's cursor, colour it, command it, or turn the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** One line of text from outside as a terminal may show it: what would act on the terminal is spelt out, line ends too. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, character => SHORT_NAMES[character] ?? `\\u${codeOf(character)}`);
}

/** The same, with one sign for each character, so that columns stay. */
export function printableInColumns(text: string): string {
  return text.replaceAll('\t', ' ').replace(UNPRINTABLE, '�');
}

/** JSON in one line that acts on no terminal either; it parses to the same value. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replace(UNPRINTABLE, character => `\\u${codeOf(character)}`);
}

const SHORT_NAMES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function codeOf(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0');
}
