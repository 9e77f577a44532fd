import { searchWords } from '@mapwright/site/words';

/** Asks whether something else was meant, as a sentence with links: `Did you mean roads, roams or rooms?` */
export function askOther(links: readonly HTMLAnchorElement[]): readonly (Node | string)[] {
  const [before = '', after = ''] = searchWords.otherSpelling.split('{names}');
  const list = new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'disjunction' });
  // The parts of the list that are not links are commas and the word for “or”.
  const parts = list.formatToParts(links.map((_, index) => String(index)));
  return [
    before,
    ...parts.map(({ type, value }) => (type === 'element' && links[Number(value)]) || value),
    after,
  ];
}
