import { bareName, plainLetters } from './bare-name.js';
import { readSubdivisionNames } from './read-sources.js';
import { listedTitle } from './region-titles.js';

const NAMES = readSubdivisionNames();

/** Languages of countries that have more than one, or another than their neighbours write, as far as Natural Earth has them. */
const LANGUAGES = {
  BE: ['nl', 'fr', 'de'],
  CA: ['fr'],
  CH: ['de', 'fr', 'it'],
  FI: ['sv'],
  HK: ['zht'],
  IN: ['hi'],
  MO: ['zht'],
  PK: ['ur'],
  TW: ['zht'],
};
/** More names help nobody; longer ones are descriptions. */
const MOST = 4;
const LONGEST = 48;

/**
 * Other names of a region than its title, which people look for: its name in the country's own languages, what CLDR calls it in
 * English, and what Natural Earth does. None of them is the title of another region of the map. `country` is
 * that whose map has the region.
 */
export function otherNames({ id, title, country, properties, titles }) {
  const names = [
    ...languagesOf(country).map(language => properties[`name_${language}`]),
    listedTitle(id),
    properties.name,
    properties.name_en,
  ];
  const taken = new Set([...titles, ...namesOfOthers(id)].map(keyOf));
  const found = new Map();
  for (const name of names.filter(Boolean).map(tidied)) {
    const key = keyOf(name);
    const isUseful = name.length <= LONGEST && !/[?‹¢‚*|]/.test(name) && key !== keyOf(title);
    if (isUseful && !taken.has(key) && !found.has(key)) found.set(key, name);
  }
  return [...found.values()].slice(0, MOST);
}

/** CLDR's names of the country's other codes, of whatever level. */
function namesOfOthers(id) {
  return [...NAMES]
    .filter(([code]) => code !== id && code.slice(0, 3) === id.slice(0, 3))
    .map(([, name]) => name);
}

function languagesOf(country) {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return LANGUAGES[country] ?? (language === 'en' ? [] : [language]);
}

function tidied(name) {
  return name
    .replace(/\s*[¹²³†‡]+/g, '')
    .replaceAll('’', "'")
    .trim();
}

function keyOf(name) {
  return bareName(name) || plainLetters(name);
}
