import { type WrappedText, widthOfText, wrapText } from '@mapwright/site/picture';

/** Sizes in pixels: few lines are large, many are small. The last is used if none fits. */
const STEPS = [
  { sizes: [80, 72, 64], lines: 3 },
  { sizes: [56, 50, 44], lines: 4 },
] as const;
const SMALLEST = 44;

/** A title in the largest letters that fit into a column. Words that are too long are divided, and what is too much at its end is left out. */
export function fitTitle(title: string, width: number): WrappedText {
  for (const step of STEPS) {
    const wrapped = wrapText(title, { width, ...step });
    if (isFitting(wrapped, width, step.lines)) return wrapped;
  }
  const words = title.split(' ').flatMap(word => divide(word, width));
  let wrapped = wrapSmall(words.join(' '), width);
  while (words.length > 1 && !isFitting(wrapped, width, 4)) {
    words.pop();
    wrapped = wrapSmall(`${words.join(' ').replace(/[\s,.:;–—-]+$/, '')}…`, width);
  }
  return wrapped;
}

function wrapSmall(text: string, width: number): WrappedText {
  return wrapText(text, { width, sizes: [SMALLEST], lines: 4 });
}

function isFitting({ lines, size }: WrappedText, width: number, most: number): boolean {
  return lines.length <= most && lines.every(line => widthOfText(line, size) <= width);
}

/** A word in as few pieces of one length as fit into a column, each but the last with a hyphen. */
function divide(word: string, width: number): readonly string[] {
  const letters = [...word];
  for (let count = 1; count < letters.length; count++) {
    const length = Math.ceil(letters.length / count);
    const pieces = Array.from({ length: count }, (_, index) => {
      const piece = letters.slice(index * length, (index + 1) * length).join('');
      return (index + 1) * length < letters.length ? `${piece}-` : piece;
    });
    if (pieces.every(piece => widthOfText(piece, SMALLEST) <= width)) return pieces;
  }
  return letters;
}
