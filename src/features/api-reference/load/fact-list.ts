import { escapeText } from '@mapwright/site/source';

/** A term and its description, as HTML. */
export interface Fact {
  readonly term: string;
  readonly html: string;
}

/** Facts as a list with two columns; consecutive facts with the same term share it. Empty if there are none. */
export function factList(facts: readonly Fact[]): string {
  if (facts.length === 0) return '';
  const rows = facts.map(({ term, html }, index) => {
    const isRepeated = facts[index - 1]?.term === term;
    return `${isRepeated ? '' : `<dt>${escapeText(term)}</dt>`}<dd>${html}</dd>\n`;
  });
  return `<dl class="api-facts">\n${rows.join('')}</dl>\n`;
}
