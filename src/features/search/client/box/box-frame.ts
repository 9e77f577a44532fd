import { searchWords, shellWords } from '@mapwright/site/words';
import { makeElement } from '../make-element.ts';

/** The parts of the box that change. */
export type BoxFrame = ReturnType<typeof createBoxFrame>;

const LIST = 'search-options';

/** Makes the dialog with its empty parts. Without results, its form leads to the search page. */
export function createBoxFrame(searchPage: string) {
  const field = makeElement('input', {
    type: 'text',
    name: 'q',
    role: 'combobox',
    inputmode: 'search',
    enterkeyhint: 'search',
    placeholder: searchWords.whatFor,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-label': searchWords.title,
    'aria-autocomplete': 'list',
    'aria-controls': LIST,
    'aria-expanded': 'false',
  });
  const closing = makeElement('button', {
    type: 'button',
    class: 'icon-button close',
    'aria-label': shellWords.close,
  });
  const icon = makeElement('span', { class: 'icon-button search-icon', 'aria-hidden': 'true' });
  const form = makeElement('form', { class: 'search-bar', action: searchPage }, icon, field, closing);
  const areas = makeElement('div', { class: 'search-areas', role: 'group', 'aria-label': searchWords.areas });
  const version = makeElement('select', { 'aria-label': searchWords.version, hidden: '' });
  const scope = makeElement('div', { class: 'search-scope' }, areas, version);
  const note = makeElement('div', { class: 'search-note' });
  const list = makeElement('div', { id: LIST, role: 'listbox', 'aria-label': searchWords.results });
  const ways = makeElement('div', { class: 'search-ways' });
  const body = makeElement('div', { class: 'search-body' }, note, list, ways);
  const more = makeElement('div', { class: 'search-more' });
  const status = makeElement('p', { class: 'visually-hidden', role: 'status' });
  const dialog = makeElement(
    'dialog',
    { class: 'search-box', 'aria-label': searchWords.title },
    form,
    scope,
    body,
    makeElement('div', { class: 'search-foot' }, createKeys(), more),
    status,
  );
  return { dialog, form, field, closing, areas, version, note, list, ways, more, status };
}

/** The keys, for those who have a keyboard. */
function createKeys(): HTMLElement {
  const keys = [
    [['↑', '↓'], searchWords.choose],
    [['↵'], searchWords.open],
    [['Esc'], searchWords.close],
  ] as const;
  const items = keys.map(([names, label]) =>
    makeElement('span', {}, ...names.map(name => makeElement('kbd', {}, name)), ` ${label}`),
  );
  return makeElement('p', { class: 'search-keys', 'aria-hidden': 'true' }, ...items);
}
