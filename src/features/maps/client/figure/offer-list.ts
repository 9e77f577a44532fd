/** A region to choose. */
export interface Offer {
  readonly id: string;
  readonly title: string;
}

/** Shows regions in the list below a field, or a sentence if there is none. */
type ShowOffers = (offers: readonly Offer[], otherwise?: string) => void;

/** Connects a field with the list below it. It is open while the focus is in one of them; the arrow keys move from one to the other. */
export function createOfferList(
  field: HTMLInputElement,
  list: HTMLElement,
  choose: (id: string) => void,
): ShowOffers {
  const holder = list.parentElement ?? list;

  field.addEventListener('focus', () => setOpen(true));
  // Some browsers do not focus a clicked button. Keep the focus in the field, so that the list stays open until the click.
  list.addEventListener('mousedown', event => event.preventDefault());
  holder.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && holder.contains(relatedTarget);
    if (!isInside) setOpen(false);
  });
  holder.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown') moveBy(1, event);
    else if (event.key === 'ArrowUp') moveBy(-1, event);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === field && !list.hidden)
      list.querySelector('button')?.click();
  });

  return (offers, otherwise = '') => {
    const focused = focusedStop();
    list.replaceChildren(...offers.map(createOffer));
    if (otherwise !== '') list.append(itemOf(document.createElement('span'), otherwise));
    // Towns may come after the focus has left, or below an offer that has it.
    setOpen(focused >= 0);
    stops()[focused]?.focus();
  };

  function stops(): readonly HTMLElement[] {
    return [...holder.querySelectorAll<HTMLElement>('input, button')];
  }

  function focusedStop(): number {
    return stops().findIndex(stop => stop.matches(':focus'));
  }

  function setOpen(isOpen: boolean): void {
    list.hidden = !isOpen || list.childElementCount === 0;
  }

  function close(): void {
    field.focus({ preventScroll: true });
    setOpen(false);
  }

  /** Moves between the field and the list below it. */
  function moveBy(step: number, event: Event): void {
    setOpen(true);
    const next = stops()[focusedStop() + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function createOffer({ id, title }: Offer): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => {
      list.replaceChildren();
      field.value = title;
      close();
      choose(id);
    });
    return itemOf(button, title);
  }
}

function itemOf(part: HTMLElement, text: string): HTMLElement {
  const item = document.createElement('li');
  part.textContent = text;
  item.append(part);
  return item;
}
