import { mapOutsideSpans, mapText } from './text-lines.ts';

/** Writes `a -- b`, `a --- b` and `a---b` with dashes, as programs with smart punctuation show them. */
export function withDashes(text: string): string {
  return mapText(text, line =>
    NO_TEXT.test(line)
      ? line
      : mapOutsideSpans(line, part => part.replaceAll(DASHES, signs => (signs === '--' ? '–' : '—'))),
  );
}

/** A rule, or the line below the head of a table. */
const NO_TEXT = /^[\s|:>-]*$/;

const DASHES = /(?<= )---?(?= |$)|(?<=\p{L})---(?=\p{L})/gu;
