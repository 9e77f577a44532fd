import { iso31661Alpha2ToAlpha3, iso31662 } from 'iso-3166';
import { readCurrentCodes } from './read-sources.js';

/** Norway's counties of 2024, which the lists do not have yet, and those that they replace. */
const NORWAY_2024 = ['NO-31', 'NO-32', 'NO-33', 'NO-39', 'NO-40', 'NO-55', 'NO-56'];
const NORWAY_2020 = ['NO-30', 'NO-38', 'NO-54'];

/** The codes in force in groups, by the code of what they divide. */
export const CODE_GROUPS = readCurrentCodes().map(group =>
  group.parent === 'NO'
    ? { ...group, codes: [...group.codes.filter(code => !NORWAY_2020.includes(code)), ...NORWAY_2024] }
    : group,
);
const current = new Set(CODE_GROUPS.flatMap(({ codes }) => codes));

/** Codes of ISO 3166-2 by their names there, with those that the list still has although they are withdrawn. */
export const LISTED_CODES = new Map(iso31662.map(({ code, name }) => [code, name]));

/**
 * What a region's id is: `current` = a code of ISO 3166 or a FIPS code in force, `withdrawn` = it was a code of ISO 3166-2,
 * `own` = no standard has it.
 */
export function codeStatusOf(id) {
  if (current.has(id) || id in iso31661Alpha2ToAlpha3 || /^\d{5}$/.test(id)) return 'current';
  return /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(id) ? 'withdrawn' : 'own';
}
