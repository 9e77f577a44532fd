import type { Town } from './gazetteer.ts';

/** A combobox: suggestions below a field, which the arrow keys go through while the focus stays in the field. */
export interface PlaceField {
  /** Shows these suggestions; without any, or without the focus in the field, the list closes. */
  suggest(towns: readonly Town[]): void;
}

let count = 0;

/** Connects the field with its list. `choose` gets the town that a visitor takes; `submit` is Enter without one. */
export function createPlaceField(
  field: HTMLInputElement,
  list: HTMLElement,
  { choose, submit }: { readonly choose: (town: Town) => void; readonly submit: () => void },
): PlaceField {
  let suggested: readonly Town[] = [];
  let active = -1;
  count += 1;
  list.id ||= `locator-suggestions-${count}`;
  field.setAttribute('aria-controls', list.id);

  function suggest(towns: readonly Town[]): void {
    suggested = towns;
    list.replaceChildren(...towns.map(createOption));
    setActive(-1);
    setOpen(towns.length > 0 && field === document.activeElement);
  }

  function createOption({ label }: Town, index: number): HTMLElement {
    const option = document.createElement('li');
    option.id = `${list.id}-${index}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    option.textContent = label;
    return option;
  }

  function setOpen(isOpen: boolean): void {
    list.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen));
  }

  function setActive(index: number): void {
    active = index;
    for (const [position, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(position === index));
    const option = list.children[index];
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  }

  function take(index: number): void {
    const town = suggested[index];
    suggest([]);
    if (town) choose(town);
  }

  field.addEventListener('keydown', event => {
    const isOpen = !list.hidden;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && isOpen) {
      event.preventDefault();
      setActive(nextOf(active, step, suggested.length));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active >= 0) take(active);
      else submit();
    }
  });
  field.addEventListener('blur', () => setOpen(false));
  // The focus stays in the field, so that the list is still there for the click.
  list.addEventListener('mousedown', event => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    if (option) take([...list.children].indexOf(option));
  });

  return { suggest };
}

/** The next option in a direction; -1, for none, comes between the last and the first. */
function nextOf(active: number, step: number, length: number): number {
  const next = active + step;
  if (next === length) return -1;
  return next < -1 ? length - 1 : next;
}
