import { makeElement } from '../make-element.ts';

/** Options under one heading. */
export interface OptionGroup {
  /** Read to screen readers; shown where `isShown`. */
  readonly label: string;
  readonly isShown?: boolean;
  readonly links: readonly HTMLAnchorElement[];
}

/** The list below a combobox. The focus stays in the field, and the field names the active option. */
export interface OptionList {
  readonly show: (groups: readonly OptionGroup[]) => void;
  /** Makes the option so many steps away active; the first follows the last. */
  readonly move: (steps: number) => void;
  readonly active: () => HTMLAnchorElement | undefined;
}

/**
 * Connects a field with its list. The first option is active, so that Enter opens it. An option that the visitor has moved to stays active in
 * the lists that come after it, until something is typed.
 */
export function createOptionList(field: HTMLInputElement, list: HTMLElement): OptionList {
  let options: readonly HTMLAnchorElement[] = [];
  let active = 0;
  let chosen: string | undefined;

  function activate(index: number): void {
    options[active]?.removeAttribute('aria-selected');
    active = index;
    const option = options[active];
    option?.setAttribute('aria-selected', 'true');
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  }

  function choose(index: number): void {
    activate(index);
    chosen = options[index] && targetOf(options[index]);
  }

  field.addEventListener('input', () => {
    chosen = undefined;
  });
  list.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest('a') : null;
    const index = option ? options.indexOf(option) : -1;
    if (index >= 0 && index !== active) choose(index);
  });

  return {
    show: groups => {
      options = groups.flatMap(({ links }) => links);
      for (const [index, link] of options.entries()) makeOption(link, index);
      list.replaceChildren(...groups.map(createGroup));
      list.scrollTop = 0;
      list.hidden = options.length === 0;
      field.setAttribute('aria-expanded', String(options.length > 0));
      const kept = options.findIndex(link => targetOf(link) === chosen);
      activate(Math.max(kept, 0));
      if (kept > 0) options[kept]?.scrollIntoView({ block: 'nearest' });
    },
    move: steps => {
      if (options.length === 0) return;
      choose((active + steps + options.length) % options.length);
      options[active]?.scrollIntoView({ block: 'nearest' });
    },
    active: () => options[active],
  };
}

/** What an option leads to, whichever words it takes there to be marked. */
function targetOf({ pathname, hash, dataset }: HTMLAnchorElement): string {
  return [dataset.query, pathname, hash].join(' ');
}

/** The Tab key leaves options out: arrow keys reach them. */
function makeOption(link: HTMLAnchorElement, index: number): void {
  link.setAttribute('role', 'option');
  link.id = `search-option-${index}`;
  link.tabIndex = -1;
}

function createGroup({ label, isShown = false, links }: OptionGroup): HTMLElement {
  const group = makeElement('div', { class: 'search-group', role: 'group', 'aria-label': label });
  if (isShown) group.append(makeElement('p', { class: 'search-label', 'aria-hidden': 'true' }, label));
  group.append(...links);
  return group;
}
