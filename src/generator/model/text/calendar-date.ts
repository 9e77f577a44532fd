/** Whether a date such as `2025-05-05` is in the calendar: `Date` accepts 30 February as 2 March. */
export function isCalendarDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
