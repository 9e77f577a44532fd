/** The columns that a text takes in a terminal or an editor: two for wide characters and emoji, none for marks. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of SEGMENTER.segment(text)) width += widthOf(segment);
  return width;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

function widthOf(character: string): number {
  if (/^[\p{M}\p{Cf}\p{Cc}]+$/u.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** Emoji, and the blocks that Unicode calls wide or full. */
const WIDE =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFD}]/u;
