/** Marks where something was removed, until what surrounds it is known. No text contains this character. */
export const GONE = '\u{e001}';
