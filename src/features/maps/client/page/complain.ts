import type { Announce } from '@mapwright/site/live';
import { shellWords } from '@mapwright/site/words';

/** Says in an area of the page, and to screen readers, what did not work. */
export function complain(area: Element, announce: Announce, text: string): void {
  const message = area.querySelector('.map-failure') ?? document.createElement('p');
  message.className = 'map-failure';
  message.textContent = text;
  area.append(message);
  announce(text);
}

/** Does what needs a further script. If the script does not come, the visitor reads beside the button that they may try again. */
export async function attempt(button: Element, announce: Announce, act: () => Promise<void>): Promise<void> {
  const area = button.parentElement ?? button;
  area.querySelector('.map-failure')?.remove();
  try {
    await act();
  } catch (error) {
    complain(area, announce, shellWords.checkConnection);
    reportError(error);
  }
}
