import { searchWords } from '@mapwright/site/search';
import { NAME_WEIGHTS } from '../index-format.ts';
import { isSymbol } from './is-symbol.ts';
import type { SearchedSection } from './searched-page.ts';
import type { SplitWords } from './split-words.ts';
import { createTermCollector } from './term-collector.ts';
import type { ShortText, WeighedTerms } from './weighed-terms.ts';

/** How much a word counts in each kind of text, if it is the only one. */
const WEIGHTS = { title: 34, name: 26, heading: 18, label: 10 } as const;

/** How much a symbol's id counts, compared with a heading. */
const SYMBOL = 0.45;

/** The short texts of a section. `page` is given for the first one. */
export function shortTextsOf(
  section: SearchedSection,
  split: SplitWords,
  page?: { readonly title: string; readonly names: readonly string[] },
): readonly ShortText[] {
  const { id, heading, labels } = section;
  const own = createTermCollector(split);
  if (page) {
    own.addWords(page.title, WEIGHTS.title);
    for (const name of page.names) own.addWords(name, WEIGHTS.name);
    for (const name of [page.title.split(':')[0] ?? '', ...page.names]) own.addName(name, NAME_WEIGHTS.name);
    for (const name of [page.title, ...versionsIn(page.title)]) own.addName(name, NAME_WEIGHTS.title);
  }
  if (isSymbol(id)) {
    own.addWords(id, WEIGHTS.heading * SYMBOL);
    own.addName(id, NAME_WEIGHTS.name);
    own.addName(id.slice(id.lastIndexOf('.') + 1), NAME_WEIGHTS.member);
  }
  const texts: ShortText[] = [
    ['', own.terms()],
    [heading, termsOfHeading(section, split)],
    ...labels.map((label): ShortText => [label, termsOfLabel(label, split)]),
  ];
  return texts.filter(([, { terms }]) => terms.length > 0);
}

/** The version with which a title begins: `8.6.0` is `8.6` too, and `8.0.0` is `8`. */
function versionsIn(title: string): readonly string[] {
  const version = /^v?\d+(?:\.\d+)+/.exec(title)?.[0];
  if (version === undefined) return [];
  return [version, version.replace(/(\.\d+)\.0$/, '$1'), version.replace(/(?:\.0)+$/, '')];
}

function termsOfHeading({ id, heading }: SearchedSection, split: SplitWords): WeighedTerms {
  const found = createTermCollector(split);
  found.addWords(heading, WEIGHTS.heading);
  found.addName(heading, NAME_WEIGHTS.heading);
  if (isNameIn(id, heading)) found.addName(id, NAME_WEIGHTS.member);
  return found.terms();
}

function termsOfLabel(label: string, split: SplitWords): WeighedTerms {
  const found = createTermCollector(split);
  found.addWords(label, WEIGHTS.label);
  found.addName(label, NAME_WEIGHTS.label);
  return found.terms();
}

/** Whether a heading begins with an id and says more: `limit` in `limit number`. */
function isNameIn(id: string, heading: string): boolean {
  return searchWords(heading)
    .join(' ')
    .startsWith(`${searchWords(id).join(' ')} `);
}
