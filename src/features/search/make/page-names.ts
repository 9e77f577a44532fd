import { searchWords } from '@mapwright/site/search';
import { NAME_WEIGHTS } from '../index-format.ts';
import type { SearchedPage, SearchedSection } from '../read/searched-page.ts';
import type { IsUsual, WeightedTerm } from './weighted-term.ts';

/** The whole names of a page, by place. */
export function namesOfPage(page: SearchedPage, isUsual: IsUsual): readonly WeightedTerm[] {
  const own = [
    ...nameOf(page.title, 0, NAME_WEIGHTS.title),
    ...[page.title.split(':')[0] ?? '', ...page.names].flatMap(name => nameOf(name, 0, NAME_WEIGHTS.name)),
    ...versionsIn(page.title).flatMap(name => nameOf(name, 0, NAME_WEIGHTS.title)),
  ];
  const sections = page.sections.flatMap((section, place) => {
    const { heading, labels } = section;
    const unusual = {
      heading: isUsual(heading) ? '' : heading,
      labels: labels.filter(label => !isUsual(label)),
    };
    return namesOfSection({ ...section, ...unusual }, place);
  });
  return best([...own, ...sections]);
}

/** The version with which a title begins: `8.6.0` is `8.6` too. */
function versionsIn(title: string): readonly string[] {
  const version = /^v?\d+(?:\.\d+)+/.exec(title)?.[0];
  return version === undefined ? [] : [version, version.replace(/(\.\d+)\.0$/, '$1')];
}

function namesOfSection({ id, heading, labels }: SearchedSection, place: number): readonly WeightedTerm[] {
  return [
    ...nameOf(heading, place, NAME_WEIGHTS.heading),
    ...(isSymbol(id) ? nameOf(id.slice(id.lastIndexOf('.') + 1), place, NAME_WEIGHTS.member) : []),
    ...(isSymbol(id) ? nameOf(id, place, NAME_WEIGHTS.name) : []),
    ...(isNameIn(id, heading) ? nameOf(id, place, NAME_WEIGHTS.member) : []),
    ...labels.flatMap(label => nameOf(label, place, NAME_WEIGHTS.label)),
  ];
}

/** Whether a heading begins with an id and says more: `limit` in `limit number`. */
function isNameIn(id: string, heading: string): boolean {
  return searchWords(heading)
    .join(' ')
    .startsWith(`${searchWords(id).join(' ')} `);
}

/** `Shape.getById` is the id of a member in a reference. */
export function isSymbol(id: string): boolean {
  return /^[\w$]+\.[\w$.]+$/.test(id);
}

function nameOf(text: string, place: number, weight: number): readonly WeightedTerm[] {
  const term = searchWords(text).join(' ');
  return term === '' ? [] : [{ term, place, weight, isText: false }];
}

/** Of the same name in the same place, the one with the largest weight. */
function best(names: readonly WeightedTerm[]): readonly WeightedTerm[] {
  const byKey = new Map<string, WeightedTerm>();
  for (const name of names) {
    const key = `${name.place} ${name.term}`;
    if ((byKey.get(key)?.weight ?? 0) < name.weight) byKey.set(key, name);
  }
  return [...byKey.values()];
}
