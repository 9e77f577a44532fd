import type { Surroundings } from '@mapwright/site/live';
import type { ReturnMessage } from './return-message.ts';

/** Shows a message in the place that the server has reserved for it, and announces it to screen readers. */
export function showMessage(
  root: HTMLElement,
  { tone, text }: ReturnMessage,
  { announce }: Pick<Surroundings, 'announce'>,
): void {
  const place = root.querySelector<HTMLElement>('[data-message]');
  if (!place) return;
  place.textContent = text;
  place.dataset.tone = tone;
  place.hidden = false;
  announce(text);
}
