import { findTexts, toSearchText } from '@mapwright/site/search';

/** How long a pause ends typing, in milliseconds. */
const PAUSE = 500;

/** Answers what is typed into a field at once with the places of the texts found, and says their number when typing has paused. */
export function listenForSearch(
  field: HTMLInputElement,
  texts: readonly string[],
  {
    found,
    pause,
  }: {
    readonly found: (indexes: ReadonlySet<number>) => void;
    readonly pause: (count: number) => void;
  },
): void {
  const searched = texts.map(toSearchText);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const search = (): void => {
    const indexes = findTexts(searched, field.value);
    found(indexes);
    clearTimeout(timer);
    timer = setTimeout(() => pause(indexes.size), PAUSE);
  };
  field.addEventListener('input', search);
  // Browsers restore what was typed before.
  if (field.value !== '') search();
}
