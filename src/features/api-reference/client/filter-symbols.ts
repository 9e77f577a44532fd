import { counter } from '@mapwright/site/counter';
import { findTexts, toSearchText } from '@mapwright/site/search';
import { apiWords } from '@mapwright/site/words';
import { separateWords } from './separate-words.ts';

/** A symbol, or a member in its folded list. */
interface Item {
  readonly element: HTMLElement;
  readonly text: string;
}

/** Filters the list of all symbols while the visitor types, and unfolds the members that it finds. */
export function start(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('[type=search]');
  const status = root.querySelector('[role=status]');
  const sections = [...root.querySelectorAll('section')];
  const items = [...root.querySelectorAll<HTMLElement>('.symbol')].flatMap(itemsOf);
  const texts = items.map(({ text }) => toSearchText(separateWords(text)));
  const show = () => {
    const query = field?.value ?? '';
    const found = findTexts(texts, separateWords(query));
    for (const [index, { element }] of items.entries()) element.hidden = !found.has(index);
    for (const symbol of root.querySelectorAll<HTMLElement>('.symbol')) unfold(symbol, query.trim() !== '');
    for (const section of sections) section.hidden = !section.querySelector('.symbol:not([hidden])');
    if (status) status.textContent = countText(found.size);
  };
  field?.addEventListener('input', show);
  field?.form?.addEventListener('submit', event => event.preventDefault());
  show();
}

function itemsOf(symbol: HTMLElement): readonly Item[] {
  const name = symbol.querySelector('code')?.textContent ?? '';
  const members = [...symbol.querySelectorAll<HTMLElement>('li')];
  return [
    { element: symbol, text: symbol.querySelector('p')?.textContent ?? '' },
    ...members.map(element => ({ element, text: `${name}.${element.textContent}` })),
  ];
}

/** A symbol is shown with the members that were found; if its own text was found, its members stay folded. */
function unfold(symbol: HTMLElement, isFiltered: boolean): void {
  const details = symbol.querySelector('details');
  const hasMember = symbol.querySelector('li:not([hidden])') !== null;
  if (hasMember) symbol.hidden = false;
  if (!details) return;
  details.hidden = !hasMember;
  details.open = isFiltered && hasMember;
}

function countText(count: number): string {
  return count === 0 ? apiWords.noSymbol : counter.count(apiWords.symbols, count);
}
