/** Scripts that run from right to left (ISO 15924) and are in use today. */
const RIGHT_TO_LEFT: readonly (string | undefined)[] = [
  'Adlm',
  'Arab',
  'Hebr',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
];

/** The direction of a language, by the script that it is most often written in; `az-Arab` differs from `az`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr';
}
