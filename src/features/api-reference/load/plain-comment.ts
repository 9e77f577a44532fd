/** A line that begins no block and holds no sign of Markdown; colons before a space make no directive. */
const LINE = String.raw`(?!www\.)[\p{L}"'“‘(](?:[\p{L}\p{N} ,.;'"“”‘’()%/?!+=…–—-]|:(?=[ \n]|$))*`;

const PLAIN = new RegExp(String.raw`^${LINE}(?<! )(?:\n${LINE}(?<! ))*$`, 'u');

/** Tells whether a text is one paragraph without any Markdown: most comments are, and need no parser. */
export function isPlainComment(markdown: string): boolean {
  return PLAIN.test(markdown) && !/www\./i.test(markdown);
}
