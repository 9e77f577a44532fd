import { counter } from '@mapwright/site/counter';
import { findTexts, toSearchText } from '@mapwright/site/search';
import { apiWords } from '@mapwright/site/words';

/** Filters the list of all symbols while the visitor types. */
export function start(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('[type=search]');
  const status = root.querySelector('[role=status]');
  const sections = [...root.querySelectorAll('section')].map(section => ({
    section,
    items: [...section.querySelectorAll('li')],
  }));
  const items = sections.flatMap(group => group.items);
  const texts = items.map(item => toSearchText(separateWords(item.textContent ?? '')));
  const show = () => {
    const found = findTexts(texts, separateWords(field?.value ?? ''));
    for (const [index, item] of items.entries()) item.hidden = !found.has(index);
    for (const { section, items: some } of sections) section.hidden = some.every(item => item.hidden);
    if (status) status.textContent = countText(found.size);
  };
  field?.addEventListener('input', show);
  field?.form?.addEventListener('submit', event => event.preventDefault());
  show();
}

/** `view` and `getGeo` both find `getGeoViewBox`. */
function separateWords(text: string): string {
  return `${text} ${text.replace(/([a-z\d])([A-Z])/g, '$1 $2')}`;
}

function countText(count: number): string {
  return count === 0 ? apiWords.noSymbol : counter.count(apiWords.symbols, count);
}
