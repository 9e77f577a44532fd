export interface Views {
  /** Shows the list or the map where there is no room for both. */
  show(view: string): void;
}

/** The switch between list and map on a phone. Wide screens show both. */
export function connectViews(figure: HTMLElement, form: HTMLElement): Views {
  const buttons = [...form.querySelectorAll<HTMLElement>('[data-view]')];
  const show = (view: string) => {
    figure.dataset.shown = view;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.view === view));
  };
  for (const button of buttons) button.addEventListener('click', () => show(button.dataset.view ?? ''));
  return { show };
}
