import { counter } from '@mapwright/site/counter';
import { findTexts, toSearchText } from '@mapwright/site/search';
import { apiWords } from '@mapwright/site/words';
import { separateWords } from './separate-words.ts';

/** A member, or a row of a table with the rows of its properties. */
type Item = readonly HTMLElement[];

/** Filters the members of a symbol while the visitor types, and unfolds all of them. */
export function start(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('.api-filter');
  const field = form?.querySelector('input');
  const status = form?.querySelector('[role=status]');
  if (!form || !field || !status) return;
  const items = itemsIn(root);
  const groups = [...root.querySelectorAll<HTMLElement>('.api-members')];
  let texts: readonly string[] | undefined;
  const show = () => {
    texts ??= items.map(item => toSearchText(separateWords(textOf(item))));
    const found = findTexts(texts, separateWords(field.value));
    for (const [index, item] of items.entries()) for (const part of item) part.hidden = !found.has(index);
    for (const group of groups) showGroup(group, field.value.trim() !== '');
    status.textContent =
      found.size === 0 ? apiWords.noMember : counter.count(apiWords.memberCount, found.size);
  };
  field.addEventListener('input', show);
  form.addEventListener('submit', event => {
    event.preventDefault();
    goToFirst(items);
  });
  // A link leads to a member that the filter hides.
  root.addEventListener('beforematch', () => clear(field, show), { capture: true });
  form.querySelector('button')?.addEventListener('click', event => unfold(root, event));
  // The visitor may have typed before this script came, or the browser has filled in what was there.
  if (field.value !== '') show();
}

function itemsIn(root: HTMLElement): readonly Item[] {
  const members = [...root.querySelectorAll<HTMLElement>('.api-member')];
  if (members.length > 0) return members.map(member => [member]);
  const items: HTMLElement[][] = [];
  for (const row of root.querySelectorAll<HTMLElement>('.api-members tbody > tr')) {
    if (row.id === '') items.at(-1)?.push(row);
    else items.push([row]);
  }
  return items;
}

/** What is seen while the member is folded. */
function textOf(item: Item): string {
  return item.map(part => (part.querySelector('.api-line') ?? part).textContent).join(' ');
}

/** A folded group is open while it is filtered. A table is one group, and has no members but rows. */
function showGroup(group: HTMLElement, isFiltered: boolean): void {
  group.hidden = !group.querySelector('.api-member:not([hidden]), tbody > tr:not([hidden])');
  if (group instanceof HTMLDetailsElement) group.open = isFiltered;
}

function goToFirst(items: readonly Item[]): void {
  const first = items.map(([part]) => part).find(part => part?.hidden === false);
  const id = first?.id || first?.querySelector('[id]')?.id;
  if (id !== undefined) location.hash = id;
}

function clear(field: HTMLInputElement, show: () => void): void {
  if (field.value === '') return;
  field.value = '';
  show();
}

function unfold(root: HTMLElement, { currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLElement)) return;
  const isOpen = currentTarget.getAttribute('aria-pressed') !== 'true';
  currentTarget.setAttribute('aria-pressed', `${isOpen}`);
  for (const details of root.querySelectorAll<HTMLDetailsElement>(
    '.api-member > details, details.api-members',
  ))
    details.open = isOpen;
}
