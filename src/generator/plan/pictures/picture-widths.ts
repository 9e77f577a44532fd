import type { EntryHead, WrittenSize } from '../../model/entry.ts';

/** The widest column of text in the base theme, in CSS pixels (`--measure`). */
export const TEXT_COLUMN = 720;
/** A page from edge to edge: `--page` without its gutters. */
const WIDE_COLUMN = 1264;
/** Both gutters of a narrow page. */
const GUTTERS = 40;
/** For displays in between; each is about half as large again as the one before in area. */
const STEPS = [480, 768, 1080, 1600];
/** Sharp displays show two pixels of a picture for each CSS pixel. */
const DENSITY = 2;

/** The width of the column in which an entry's page shows its pictures, in CSS pixels. */
export function columnOf({ frontMatter: { layout } }: Pick<EntryHead, 'frontMatter'>): number {
  return layout === 'wide' || layout === 'landing' ? WIDE_COLUMN : TEXT_COLUMN;
}

/** The width at which a page with room shows a picture of this width, in CSS pixels. */
export function shownWidth(natural: number, written: WrittenSize | undefined, column: number): number {
  const [, digits, unit] = /^([\d.]+)(px|%)?$/.exec(written?.width ?? '') ?? [];
  if (digits === undefined) return Math.min(natural, column);
  const asked = unit === '%' ? (column * Number(digits)) / 100 : Number(digits);
  return Math.max(1, Math.round(Math.min(asked, column)));
}

/** The widths in which a picture is published, ascending: what displays of one or two pixels per CSS pixel need, and never more than there is. */
export function pictureWidths(natural: number, shown: number): readonly number[] {
  const largest = Math.min(natural, DENSITY * shown);
  const steps = shown < (STEPS[0] ?? 0) ? [shown, ...STEPS] : STEPS;
  // A step just below the largest would save next to nothing.
  return [...steps.filter(width => width < 0.9 * largest), largest];
}

/** The `sizes` of a picture that is `shown` CSS pixels wide where there is room, and as wide as the text where there is not. */
export function pictureSizes(shown: number): string {
  return `(min-width: ${shown + GUTTERS}px) ${shown}px, calc(100vw - ${GUTTERS}px)`;
}
