import { widthOfText } from './outline-text.ts';

/** Lines of a text, and the size in pixels at which they fit. */
export interface WrappedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The largest of some sizes at which a text fits into a width with so many lines; the smallest of them if none does. */
export function wrapText(
  text: string,
  {
    width,
    sizes,
    lines: most,
  }: { readonly width: number; readonly sizes: readonly number[]; readonly lines: number },
): WrappedText {
  let last: WrappedText = { lines: [text], size: 0 };
  for (const size of sizes) {
    last = { lines: linesOf(text, width, size), size };
    const isNarrow = last.lines.every(line => widthOfText(line, size) <= width);
    if (isNarrow && last.lines.length <= most) return last;
  }
  return last;
}

function linesOf(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOfText(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
