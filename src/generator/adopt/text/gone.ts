/** A character that no text has, where something was that leaves nothing, until what is around it is known. */
export const GONE = '\u{e001}';
