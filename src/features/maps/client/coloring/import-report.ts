import { fillWord } from '@mapwright/site/contract';
import { counter } from '@mapwright/site/counter';
import { coloringWords } from '@mapwright/site/words';
import type { NamedRegion, RegionMatcher } from './match-regions.ts';
import type { DataColumn, ReadTable } from './read-data.ts';

/** How many rows without a region are named. */
const NAMED = 8;

/** What became of a pasted table, in sentences. */
export function importReport(
  { unmatched, repeated }: ReadTable,
  column: DataColumn | undefined,
  { regions, matcher }: { readonly regions: readonly NamedRegion[]; readonly matcher: RegionMatcher },
): readonly string[] {
  if (!column) return [coloringWords.nothingMatched];
  const titles = new Map(regions.map(({ id, title }) => [id, title]));
  const coloured = fillWord(coloringWords.coloured, {
    coloured: counter.number(column.content.values.size),
    regions: counter.number(regions.length),
  });
  const suggest = (name: string): string => {
    const suggestion = matcher.suggest(name);
    return suggestion === undefined ? name : fillWord(coloringWords.suggested, { name, suggestion });
  };
  return [
    `${coloured}.`,
    ...(column.unread.length > 0
      ? [
          `${counter.count(coloringWords.unread, column.unread.length)}: ${listOf(column.unread, cell => cell)}`,
        ]
      : []),
    ...(unmatched.length > 0
      ? [`${counter.count(coloringWords.unmatched, unmatched.length)}: ${listOf(unmatched, suggest)}`]
      : []),
    ...(repeated.length > 0
      ? [fillWord(coloringWords.repeated, { names: listOf(repeated, id => titles.get(id) ?? id) })]
      : []),
  ];
}

/** Shows the sentences, each as a line. */
export function listReport(holder: HTMLElement, sentences: readonly string[]): void {
  holder.replaceChildren(
    ...sentences.map(sentence => {
      const line = document.createElement('p');
      line.textContent = sentence;
      return line;
    }),
  );
}

function listOf(names: readonly string[], write: (name: string) => string): string {
  return names.slice(0, NAMED).map(write).join(', ') + (names.length > NAMED ? '…' : '');
}
