import { searchWords } from '@mapwright/site/search';

/** A word of a query. In quotation marks it is searched as it is: no other form, synonym, longer word or correction. */
export interface AskedWord {
  readonly word: string;
  readonly isExact: boolean;
}

const QUOTED = /["“”„]([^"“”„]*)["“”]/g;

/** The words of a query, in order. */
export function readQuery(query: string): readonly AskedWord[] {
  return query
    .split(QUOTED)
    .flatMap((piece, at) => searchWords(piece).map(word => ({ word, isExact: at % 2 === 1 })));
}

/** The query that searches exactly what was typed. */
export function quote(query: string): string {
  return `"${unquote(query)}"`;
}

/** What was typed, without quotation marks. */
export function unquote(query: string): string {
  return query.replace(/["“”„]/g, '').trim();
}
