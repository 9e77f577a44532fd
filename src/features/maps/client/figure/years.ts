import type { Surroundings } from '@mapwright/site/live';
import { figuresWords } from '@mapwright/site/words';
import type { RegionFacts } from './facts.ts';
import type { FigureYears } from './measures.ts';

/** How long a year is shown while the years play, in milliseconds. */
const PACE = 1200;

/** The slider of years above a map, and the button that plays them. */
export interface YearSlider extends FigureYears {
  /** Calls the listener whenever another year is chosen. */
  follow(listener: () => void): void;
}

/** Connects the slider of a figure; `null` if it has none. */
export function connectYears(
  figure: HTMLElement,
  facts: RegionFacts,
  { announce, signal }: Pick<Surroundings, 'announce' | 'signal'>,
): YearSlider | null {
  const holder = figure.querySelector<HTMLElement>('[data-map-years]');
  const range = holder?.querySelector('input');
  const button = holder?.querySelector('button');
  const shown = holder?.querySelector('.map-year');
  if (!holder || !range || !button || !shown) return null;
  const columns = (holder.dataset.mapYears ?? '').split(' ').map(Number);
  const column = () => columns[Number(range.value)] ?? 0;
  const listeners: (() => void)[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  function change(): void {
    const year = facts.columns[column()]?.name ?? '';
    range?.setAttribute('aria-valuetext', year);
    if (shown) shown.textContent = year;
    for (const listener of listeners) listener();
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    button?.classList.remove('map-pause');
    button?.setAttribute('aria-label', figuresWords.play);
  }

  function play(): void {
    button?.classList.add('map-pause');
    button?.setAttribute('aria-label', figuresWords.pause);
    if (isLast()) goTo(0);
    timer = setInterval(step, PACE);
  }

  function step(): void {
    goTo(Number(range?.value) + 1);
    if (isLast()) stop();
  }

  function goTo(index: number): void {
    if (range) range.value = String(index);
    change();
    // The slider itself has not the focus, so its value is not read.
    announce(shown?.textContent ?? '');
  }

  const isLast = () => range.value === range.max;
  range.addEventListener('input', () => {
    stop();
    change();
  });
  button.addEventListener('click', () => (timer === undefined ? play() : stop()));
  signal.addEventListener('abort', stop);
  return {
    title: figure.querySelector('[data-map-legend] p')?.textContent ?? '',
    columns,
    column,
    follow(listener) {
      listeners.push(listener);
    },
  };
}
