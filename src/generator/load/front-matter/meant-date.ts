import { isCalendarDate } from '../../model/text/calendar-date.ts';

/** A date in another form, such as `31.12.2025` or `Dec 31, 2025`, as `2025-12-31`; `undefined` if it may be two days, or none. */
export function meantDate(text: string): string | undefined {
  for (const [form, read] of FORMS) {
    const [, first = '', second = '', third = ''] = form.exec(text) ?? [];
    if (first === '') continue;
    const [year, month, day] = read(first, second, third);
    const date = `${year}-${String(monthNumber(month)).padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isCalendarDate(date)) return date;
  }
  return undefined;
}

type Day = readonly [year: string, month: string, day: string];
type Read = (first: string, second: string, third: string) => Day;

const dayFirst: Read = (day, month, year) => [year, month, day];
const monthFirst: Read = (month, day, year) => [year, month, day];
const yearFirst: Read = (year, month, day) => [year, month, day];

/** How dates are written, and which part is which. */
const FORMS: readonly (readonly [RegExp, Read])[] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, yearFirst],
  [/^(\d{4})(\d\d)(\d\d)$/, yearFirst],
  [/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)/, dayFirst],
  [/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?!\d)/, dayOrMonthFirst],
  [/(?:^|\s)(\d{1,2})(?:st|nd|rd|th|\.)?[-\s]([a-z]{3,9})[.,]*[-\s](\d{4})(?!\d)/i, dayFirst],
  [/(?:^|\s)([a-z]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/i, monthFirst],
];

/** Some countries begin with the day, others with the month. Only a day can be above 12. */
function dayOrMonthFirst(first: string, second: string, year: string): Day {
  if (first === second || Number(first) > 12) return dayFirst(first, second, year);
  return Number(second) > 12 ? monthFirst(first, second, year) : ['', '', ''];
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** The number of a month: of its number, its name or the beginning of its name. */
function monthNumber(month: string): number {
  return Number(month) || MONTHS.findIndex(name => name.startsWith(month.toLowerCase())) + 1;
}
