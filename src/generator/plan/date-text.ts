import type { DateData } from '../../templates/contract.ts';

/** A day for machines and people; `iso` may go on after the day, which is cut off. */
export function toDate(iso: string): DateData {
  const day = iso.slice(0, 10);
  const [year = '', month = '', date = ''] = day.split('-');
  return { iso: day, text: `${MONTHS[Number(month) - 1] ?? ''} ${Number(date)}, ${year}` };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
