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
  /** Empty for a state. */
  readonly postcodes: readonly string[];
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
}

/** Reads a table with the columns name, other, region, latitude, longitude, postcodes. */
export function readGazetteer(csv: string, regionTitles: ReadonlyMap<string, string>): Gazetteer {
  const entries = csv
    .trim()
    .split('\n')
    .slice(1)
    .map(line => entryOf(cellsOf(line), regionTitles));

  const byPostcode = (digits: string) =>
    entries.flatMap(entry => {
      const postcode = entry.postcodes.find(code => code.startsWith(digits));
      return postcode === undefined ? [] : [{ ...entry, label: `${entry.name} (${postcode})` }];
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
      .map(({ entry }) => entry);
  };

  return {
    find(query, limit) {
      if (query.trim() === '') return [];
      const digits = /^\s*(\d+)\b/.exec(query)?.[1];
      return (digits === undefined ? byName(query) : byPostcode(digits)).slice(0, limit);
    },
  };
}

/** The whole name, then what it begins, then the rest. Of two equal ones, a state comes first. */
function rankOf({ names, postcodes }: Entry, asked: string): number {
  const isState = postcodes.length === 0;
  if (names.includes(asked)) return isState ? 0 : 1;
  return names.some(name => name.startsWith(asked)) ? 2 : 3;
}

function entryOf(
  [name = '', other = '', region = '', latitude, longitude, postcodes = '']: readonly string[],
  regionTitles: ReadonlyMap<string, string>,
): Entry {
  const state = regionTitles.get(region);
  const isState = postcodes === '';
  const names = [name, other, respelled(name)].filter(Boolean);
  return {
    name: isState ? (state ?? name) : name,
    label: isState || state === undefined || state === name ? (state ?? name) : `${name}, ${state}`,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    postcodes: isState ? [] : postcodes.split(' '),
    text: toSearchText(names.join(' ')),
    names: names.map(foldText),
  };
}

/** People without umlauts on their keyboard type an e behind the plain letter. */
function respelled(name: string): string {
  const written = name.normalize('NFD').replace(/\p{L}\u0308/gu, letter => `${letter.charAt(0)}e`);
  return written === name.normalize('NFD') ? '' : written.normalize('NFC');
}

/** The cells of a line; none contains a quotation mark. */
function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}
