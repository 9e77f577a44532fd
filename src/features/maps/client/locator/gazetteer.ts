import { findTexts, foldText, toSearchText } from '@mapwright/site/search';

/** A town or a state that visitors can name. */
export interface Town {
  readonly name: string;
  /** What suggestions show: `Berlin (10115)`, `Frankfurt am Main, Hesse`. */
  readonly label: string;
  /** The ISO code of its state. */
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Whole ones, or the first digits of all those in its region. */
  readonly postcodes: readonly string[];
  /** Whether it is the whole region. */
  readonly isState: boolean;
}

/** Towns and states, and how to find them. */
export interface Gazetteer {
  /** The towns and states for a text, the best first. */
  find(query: string, limit: number): readonly Town[];
}

interface Entry extends Town {
  /** Its names for the search. */
  readonly text: string;
  /** Its names, folded. */
  readonly names: readonly string[];
  /** The name in another language. */
  readonly other: string;
}

/** Reads a table with the columns name, region and postcodes, and perhaps other, latitude and longitude. */
export function readGazetteer(csv: string, regionTitles: ReadonlyMap<string, string>): Gazetteer {
  const [header = [], ...rows] = csv.trim().split(/\r?\n/).map(cellsOf);
  const entries = rows.map(cells => {
    const named = header.map((name, index) => [name, cells[index] ?? ''] as const);
    return entryOf(Object.fromEntries(named), regionTitles);
  });

  const byPostcode = (digits: string) =>
    entries.flatMap(entry => {
      const postcode = entry.postcodes.find(code => code.startsWith(digits) || digits.startsWith(code));
      if (postcode === undefined) return [];
      const shown = postcode.length < digits.length ? digits : postcode;
      return [{ ...entry, label: `${entry.name} (${shown})` }];
    });

  const byName = (query: string) => {
    const asked = foldText(query.trim());
    const found = findTexts(
      entries.map(({ text }) => text),
      query,
    );
    return entries
      .filter((_, index) => found.has(index))
      .map(entry => ({ entry, rank: rankOf(entry, asked) }))
      .sort((a, b) => a.rank - b.rank || b.entry.postcodes.length - a.entry.postcodes.length)
      .map(({ entry }) => namedAsAsked(entry, asked));
  };

  /** The town of a suggestion, which the address of a search may hold: `Berlin, Brandenburg`. */
  const byLabel = (query: string) => {
    const asked = foldText(query.trim());
    return byName(query.slice(0, query.lastIndexOf(','))).filter(({ label }) => foldText(label) === asked);
  };

  return {
    find(query, limit) {
      if (query.trim() === '') return [];
      const digits = /^\s*\d+\b|\d+(?=\)\s*$)/.exec(query)?.[0].trim();
      if (digits !== undefined) return byPostcode(digits).slice(0, limit);
      const found = byName(query);
      return (found.length > 0 ? found : byLabel(query)).slice(0, limit);
    },
  };
}

/** The whole name, then what it begins, then the rest. Of two equal ones, a state comes first. */
function rankOf({ names, isState }: Entry, asked: string): number {
  if (names.includes(asked)) return isState ? 0 : 1;
  return names.some(name => name.startsWith(asked)) ? 2 : 3;
}

/** An entry with the name that was asked for, and its own in brackets. */
function namedAsAsked(entry: Entry, asked: string): Entry {
  const { name, label, other } = entry;
  const isAskedAs = (one: string) => {
    const folded = foldText(one);
    return folded !== '' && (folded.startsWith(asked) || asked.startsWith(folded));
  };
  if (isAskedAs(name) || isAskedAs(respelled(name)) || !isAskedAs(other)) return entry;
  const shown = `${other} (${name})`;
  return { ...entry, name: shown, label: label.replace(name, () => shown) };
}

function entryOf(
  {
    name = '',
    other = '',
    region = '',
    latitude,
    longitude,
    postcodes = '',
  }: Readonly<Record<string, string>>,
  regionTitles: ReadonlyMap<string, string>,
): Entry {
  const state = regionTitles.get(region) ?? '';
  const isState = postcodes === '' && [name, other].includes(state);
  const names = [name, other, respelled(name)].filter(Boolean);
  const isNamed = !isState && name !== '';
  const shown = isNamed ? name : state;
  return {
    name: shown,
    label: isNamed && state !== '' && state !== name ? `${name}, ${state}` : state || name,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    postcodes: postcodes.split(' ').filter(Boolean),
    isState,
    text: toSearchText(names.join(' ')),
    names: names.map(foldText),
    other: [name, other].find(one => one !== shown) ?? '',
  };
}

/** People without umlauts on their keyboard type an e after the plain letter. */
function respelled(name: string): string {
  const written = name.normalize('NFD').replace(/\p{L}\u0308/gu, letter => `${letter.charAt(0)}e`);
  return written === name.normalize('NFD') ? '' : written.normalize('NFC');
}

/** The cells of a line; none contains a quotation mark. */
function cellsOf(line: string): readonly string[] {
  return [...`,${line}`.matchAll(/,(?:"([^"]*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}
