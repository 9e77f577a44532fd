import type { DateData } from '../../templates/contract/content-parts.ts';

/** Writes a day for machines and for people. */
export type WriteDate = (iso: string) => DateData;

/** Makes a function that writes days in a language. It ignores what follows the day in `iso`. */
export function createDateWriter(language: string): WriteDate {
  // The format takes milliseconds to load, and a site may have no date.
  let format: Intl.DateTimeFormat | undefined;
  return iso => {
    format ??= new Intl.DateTimeFormat(localesOf(language), { dateStyle: 'long', timeZone: 'UTC' });
    const day = iso.slice(0, 10);
    return { iso: day, text: format.format(new Date(`${day}T00:00:00Z`)) };
  };
}

/** Plain English is British here, as the words of the interface are; `Intl` takes it for American. */
function localesOf(language: string): readonly string[] {
  return language === 'en' ? ['en-GB'] : [language, 'en-GB'];
}
