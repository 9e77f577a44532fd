import letters from './letters/letters.json';

/** Letters as outlines, because a picture has no fonts: advance and path data, in thousandths of the size. */
const LETTERS: Readonly<Record<string, readonly unknown[]>> = letters;
const UNITS = 1000;
/** Large letters are set a little closer, as in the headings of the site. */
const TRACKING = -10;

/** Whether every letter of a text has an outline. */
export function canOutline(text: string): boolean {
  return [...text].every(letter => letter in LETTERS);
}

/** The width of a text in pixels. */
export function widthOfText(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + advanceOf(letter), 0) * (size / UNITS);
}

/** A text as SVG, from the left end of its baseline. */
export function outlineText(
  text: string,
  {
    x,
    y,
    size,
    color,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly color: string },
): string {
  const paths: string[] = [];
  let left = 0;
  for (const letter of text) {
    const [, outline] = LETTERS[letter] ?? [];
    if (outline) paths.push(`<path transform="translate(${left})" d="${outline}"/>`);
    left += advanceOf(letter);
  }
  return `<g fill="${color}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size / UNITS})">${paths.join('')}</g>`;
}

function advanceOf(letter: string): number {
  return Number(LETTERS[letter]?.[0] ?? 0) + TRACKING;
}
