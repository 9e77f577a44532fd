/** A line that begins no block and contains no Markdown syntax; a colon before a space does not begin a directive. */
const LINE = String.raw`(?!www\.)[\p{L}"'“‘(](?:[\p{L}\p{N} ,.;'"“”‘’()%/?!+=…–—-]|:(?=[ \n]|$))*`;

const PLAIN = new RegExp(String.raw`^${LINE}(?<! )(?:\n${LINE}(?<! ))*$`, 'u');

/** Whether a text is a single paragraph without Markdown. Most comments are, and need no parser. */
export function isPlainComment(markdown: string): boolean {
  return PLAIN.test(markdown) && !/www\./i.test(markdown);
}
