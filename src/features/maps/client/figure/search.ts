import { findTexts, toSearchText } from '@mapwright/site/search';

/** How long a pause ends the typing, in milliseconds. */
const PAUSE = 500;

/** Calls `found` with the indexes of the matching texts at each input, and `pause` with their number once typing has paused. */
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
  // Browsers restore the text that the visitor typed earlier.
  if (field.value !== '') search();
}
