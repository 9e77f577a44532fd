/** The parts of the search page, as the server rendered them. */
export interface PageParts {
  /** Path of the page. */
  readonly href: string;
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly version: HTMLSelectElement;
  readonly areas: HTMLElement;
  readonly note: HTMLElement;
  readonly results: HTMLElement;
  readonly ways: HTMLElement;
}

/** Finds the parts of the search page; `null` where one is missing. */
export function findPageParts(page: HTMLElement): PageParts | null {
  const form = page.querySelector('form');
  const field = page.querySelector<HTMLInputElement>('[name=q]');
  const version = page.querySelector('select');
  const [areas, note, results, ways] = [
    '.search-areas',
    '.search-note',
    '#search-results',
    '.search-ways',
  ].map(selector => page.querySelector<HTMLElement>(selector));
  if (!form || !field || !version || !areas || !note || !results || !ways) return null;
  return { href: new URL(form.action).pathname, form, field, version, areas, note, results, ways };
}
