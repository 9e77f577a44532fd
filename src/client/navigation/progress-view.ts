import { shellWords } from '../../templates/words.ts';
import type { ProgressView } from './progress-bar.ts';

/** Draws the progress bar; it is in the document only while it is visible. */
export function createProgressView(document: Document): ProgressView {
  const bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', shellWords.loadingPage);

  function draw(value: number): void {
    bar.style.transform = `scaleX(${value / 100})`;
    bar.setAttribute('aria-valuenow', String(Math.round(value)));
  }

  return {
    show: value => {
      delete bar.dataset.done;
      draw(value);
      if (!bar.isConnected) document.body.append(bar);
    },
    finish: () => {
      bar.dataset.done = '';
      draw(100);
    },
    hide: () => bar.remove(),
  };
}
