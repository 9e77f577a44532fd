import { followLink } from '../follow-link.ts';
import { writeAsked } from '../search-address.ts';
import type { BoxFrame } from './box-frame.ts';
import type { BoxView } from './box-view.ts';
import type { OptionList } from './option-list.ts';
import type { RecentSearches } from './recent-searches.ts';

export interface ConnectedBox {
  readonly frame: BoxFrame;
  readonly options: OptionList;
  readonly view: BoxView;
  readonly recent: RecentSearches;
  /** Path of the search page. */
  readonly searchPage: string;
  readonly search: () => void;
}

/** Connects keys and clicks. Links are followed by the script of the site, which loads no document for a page of its own. */
export function connectKeys({ frame, options, view, recent, searchPage, search }: ConnectedBox): void {
  const { dialog, field, form } = frame;

  field.addEventListener('keydown', event => {
    if (event.isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isInNewTab = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (steps !== undefined) options.move(steps);
    else if (isInNewTab) openInNewTab();
    else return;
    event.preventDefault();
  });

  form.addEventListener('submit', event => {
    event.preventDefault();
    const query = field.value.trim();
    const option = query === '' || view.isAnswerOf(query) ? options.active() : undefined;
    if (option) option.click();
    else
      followLink(dialog, searchPage + (query === '' ? '' : writeAsked({ query, area: null, version: '' })));
  });

  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // A press in the field that ends outside selects what is in the field.
    const isOutside = event.target === dialog && pressed === dialog;
    if (isOutside || event.target === frame.closing) dialog.close();
    else if (link?.dataset.query !== undefined && !isModified(event)) {
      event.preventDefault();
      searchFor(link.dataset.query);
    } else if (link) {
      recent.add(field.value);
      if (!isModified(event)) dialog.close();
    }
  });

  function searchFor(query: string): void {
    field.value = query;
    field.focus();
    search();
  }

  function openInNewTab(): void {
    const option = options.active();
    if (!option) return;
    recent.add(field.value);
    window.open(option.href, '_blank', 'noopener');
  }
}

function isModified({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
