import { isCalendarDate } from './calendar-date.ts';

/** A date and a time with its zone: without one it would be another moment on each machine. */
export const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a text is an instant such as `2025-05-05T08:00:00Z`. */
export function isInstant(text: string): boolean {
  return INSTANT.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}
