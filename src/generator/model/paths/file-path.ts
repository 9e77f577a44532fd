import { isCalendarDate } from '../text/calendar-date.ts';
import { withoutMarkdownEnding } from './markdown-file.ts';

/** The path of a Markdown file as segments, without its ending. */
export function segmentsOfFile(path: string): string[] {
  return withoutMarkdownEnding(path).split('/');
}

/** Removes the last segment if its name stands for the folder. */
export function withoutLast(segments: string[], name: RegExp): string[] {
  return name.test(segments.at(-1) ?? '') ? segments.slice(0, -1) : segments;
}

/** A name without its number prefix (`01-`, `1.`, `01_`). Dates and version numbers are not prefixes. */
export function withoutNumberPrefix(name: string): string {
  return numberPrefixOf(name) === undefined ? name : name.replace(NUMBER_PREFIX, '');
}

/** The number prefix of a name, if it has one. */
export function numberPrefixOf(name: string): number | undefined {
  const digits = NUMBER_PREFIX.exec(name)?.[1];
  return digits === undefined || /^\d+[-_.]\d+(?:[-_.]|$)/.test(name) ? undefined : Number(digits);
}

/** The date prefix of a name as an ISO date, if it has one. */
export function datePrefixOf(name: string): string | undefined {
  const date = DATE_PREFIX.exec(name)?.[1];
  return date !== undefined && isCalendarDate(date) ? date : undefined;
}

/** A name without its date prefix. */
export function withoutDatePrefix(name: string): string {
  const rest = datePrefixOf(name) === undefined ? name : name.replace(DATE_PREFIX, '');
  return rest === '' ? name : rest;
}

/** Adds a date prefix to the last name of a path: `2026/wheels` → `2026/2026-11-21-wheels`. */
export function withDatePrefix(path: string, date: string): string {
  return path.replace(/[^/]*$/, name => `${date}-${name}`);
}

const NUMBER_PREFIX = /^(\d{1,3})(?:\s*[-_]+\s*|\s*\.\s*)(?=[^\s\-_.])/;
const DATE_PREFIX = /^(\d{4}-\d{2}-\d{2})(?:[-_ ]+|$)/;

/** The segments of a doc's path. An index stands for its folder, and number prefixes, which only order files, are left out. */
export function segmentsOfDoc(path: string): string[] {
  return withoutLast(segmentsOfFile(path).map(withoutNumberPrefix), /^(?:_?index|readme)$/i);
}
