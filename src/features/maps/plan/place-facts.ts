import { fillWord } from '@mapwright/site/plan';
import type { ListedFactData } from '../contract.ts';
import type { LoadedMap } from '../map.ts';
import { factOf } from './fact-of.ts';
import type { MapsContext } from './maps-context.ts';
import { placeCodeOf } from './place-code.ts';

/** What the prepared data say of a map's country or state: capital, population, official languages. */
export function placeFactsOf(map: LoadedMap, context: MapsContext): readonly ListedFactData[] {
  const { gallery, words, config } = context;
  const { maps } = words;
  const {
    capitals = [],
    seat,
    population,
    languages = [],
  } = gallery.facts.places[placeCodeOf(map) ?? ''] ?? {};
  const capital = capitals.length === 1 ? maps.capital : maps.capitals;
  const language = languages.length === 1 ? maps.officialLanguage : maps.officialLanguages;
  return [
    ...(capitals.length === 0 ? [] : [factOf(capital, capitals)]),
    ...(seat === undefined ? [] : [factOf(maps.seat, [seat])]),
    ...(population === undefined
      ? []
      : [factOf(maps.population, [populationText(maps.aboutPopulation, { population }, context)])]),
    ...(languages.length === 0 ? [] : [factOf(language, namesOfLanguages(languages, config.language))]),
  ];
}

/** The country with the most people on a map of countries. */
export function mostPeopleFactOf(
  { kind, regions }: LoadedMap,
  context: MapsContext,
): readonly ListedFactData[] {
  if (kind !== 'world' && kind !== 'continent') return [];
  const { facts } = context.gallery;
  const [first, ...others] = regions
    .map(({ id, title }) => ({ title, population: facts.places[id]?.population ?? 0 }))
    .sort((a, b) => b.population - a.population);
  if (first === undefined || first.population === 0 || others.length === 0) return [];
  const { maps } = context.words;
  return [factOf(maps.mostPeople, [populationText(maps.populationOf, first, context)])];
}

/** Digits that an estimate is good for. */
const DIGITS = 3;

function populationText(
  word: string,
  { title = '', population }: { readonly title?: string; readonly population: number },
  { counter, gallery }: MapsContext,
): string {
  const count = counter.number(Number(population.toPrecision(DIGITS)));
  return fillWord(word, { title, count, year: String(gallery.facts.populationYear ?? '') });
}

/** A language that the platform does not know by name is called by its code. */
function namesOfLanguages(codes: readonly string[], language: string): readonly string[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'language' });
  return codes.map(code => names.of(code) ?? code);
}
