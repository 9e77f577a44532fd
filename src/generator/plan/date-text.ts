import type { DateData } from '../../templates/contract.ts';

/** Writes days for machines and people. */
export type WriteDate = (iso: string) => DateData;

/** Makes what writes days in a language; what follows the day of an `iso` is cut off. */
export function createDateWriter(language: string): WriteDate {
  // It takes milliseconds to load, and a site may have no date.
  let format: Intl.DateTimeFormat | undefined;
  return iso => {
    format ??= new Intl.DateTimeFormat([language, 'en'], { dateStyle: 'long', timeZone: 'UTC' });
    const day = iso.slice(0, 10);
    return { iso: day, text: format.format(new Date(`${day}T00:00:00Z`)) };
  };
}
