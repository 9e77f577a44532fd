import { isCalendarDate } from '../../model/text/calendar-date.ts';
import { INSTANT, isInstant } from '../../model/text/instant.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date or an instant, for editors. */
export const DATE_PATTERN = `${DATE.source}|${INSTANT.source}`;

/** A date, or the UTC date of an instant, as `2025-05-05`; `undefined` if the text is neither. */
export function isoDate(text: string): string | undefined {
  return isoInstant(text)?.slice(0, 10);
}

/** What is wrong with a date that no calendar has, such as 30 February; `undefined` if the text is not written as a date. */
export function impossiblePart(text: string): string | undefined {
  const [, , month] = DATE.exec(text) ?? [];
  if (month === undefined || isCalendarDate(text)) return undefined;
  return Number(month) > 12 ? 'a month from 01 to 12 in the middle' : 'a day that the calendar has';
}

/** An instant in UTC, `2025-05-05T08:00:00.000Z`; a plain date counts as its first moment. An instant needs a time zone. */
export function isoInstant(text: string): string | undefined {
  const isKnown = DATE.test(text) ? isCalendarDate(text) : isInstant(text);
  return isKnown ? new Date(text).toISOString() : undefined;
}
