import { writeFileSync } from 'node:fs';
import { iso31661Alpha2ToAlpha3 } from 'iso-3166';

/** Languages in which visitors look for countries, besides English and the country's own. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt'];

/** English names that CLDR has as variants, which Node does not bring, and older ones that are still in use. */
const ENGLISH = {
  CD: ['DR Congo'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  GB: ['Great Britain', 'Britain'],
  KR: ['Republic of Korea'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['America'],
  VA: ['Holy See'],
};

/** Writes `names.json`: what people also call each country, by ISO 3166-1 alpha-2. Names are those of Unicode CLDR, which Node brings. */
export function writeNames(directory) {
  const english = namesIn('en');
  const short = new Intl.DisplayNames(['en'], { type: 'region', style: 'short' });
  const rows = Object.entries(iso31661Alpha2ToAlpha3).map(([code, alpha3]) => {
    const own = new Intl.Locale(`und-${code}`).maximize().language;
    const foreign = [own, ...LANGUAGES].map(language => namesIn(language).of(code));
    const names = [short.of(code), ...(ENGLISH[code] ?? []), ...foreign];
    const others = new Set(names.filter(name => name !== english.of(code) && name !== code));
    return [code, [alpha3, ...others]];
  });
  writeFileSync(`${directory}/names.json`, `${JSON.stringify(Object.fromEntries(rows))}\n`);
}

const known = new Map();

function namesIn(language) {
  if (!known.has(language)) known.set(language, new Intl.DisplayNames([language], { type: 'region' }));
  return known.get(language);
}
