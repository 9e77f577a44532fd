import type { Announce } from '@mapwright/site/live';
import { mapsWords } from '@mapwright/site/words';
import { createHtmlElement } from '../map/html-elements.ts';

/** Adds a button that shows an area on the whole screen. The browser's Escape key leaves it; the focus stays where it is. */
export function addFullscreenButton(toolbar: Element, area: HTMLElement, announce: Announce): void {
  if (!document.fullscreenEnabled) return;
  const button = createHtmlElement('button', 'map-button map-button-fullscreen', { type: 'button' });
  const isFull = () => document.fullscreenElement === area;
  const show = (): void => {
    const label = isFull() ? mapsWords.leaveFullscreen : mapsWords.fullscreen;
    button.setAttribute('aria-label', label);
    button.title = label;
  };
  button.addEventListener('click', async () => {
    try {
      await (isFull() ? document.exitFullscreen() : area.requestFullscreen());
    } catch {
      announce(mapsWords.noFullscreen);
    }
  });
  area.addEventListener('fullscreenchange', show);
  show();
  toolbar.append(button);
}
